# Love Letter
love_letter-title = 러브레터
love_letter-line = 손패는 단 한 장. 뽑고, 내고, 속마음을 읽으며 공주에게 편지를 전하세요.
love_letter-designer = 가나이 세이지, 2012
love_letter-about = 손에는 카드가 한 장뿐이에요. 한 장 더 뽑아 둘 중 하나를 내고 그 효과를 써요. 상대의 카드를 맞히고, 엿보고, 견주고, 맞바꿔요. 다른 사람을 모두 라운드에서 탈락시키거나, 더미가 떨어졌을 때 가장 높은 카드를 들고 있으면 토큰을 얻어요. 한 라운드는 몇 분이고, 한 번 엿본 것으로 뒤집히기도 해요.
love_letter-command = 러브레터
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = west
# Options
love_letter-option-target = 승리 토큰
love_letter-option-target-auto = 인원에 따라
love_letter-option-target-help = 이기는 데 필요한 토큰: 1~20, 또는 인원에 따라(2명 7개, 3명 5개, 4명 4개).
love_letter-option-card7 = 7번 카드
love_letter-option-card7-countess = 백작부인
love_letter-option-card7-minister = 재상
love_letter-option-card7-help = 백작부인은 5나 6과 함께 있으면 내야 해요. 재상은 두 장의 합이 12 이상이면 탈락이에요.
love_letter-option-tie = 완전한 동점
love_letter-option-tie-none = 토큰 없음
love_letter-option-tie-share = 모두 하나씩
love_letter-option-tie-help = 카드를 공개했는데 손패도, 버린 카드의 합도 같을 때 어떻게 할지.
love_letter-option-max_rounds = 최대 라운드 수
love_letter-option-max_rounds-help = 이만큼 하면 토큰이 가장 많은 사람이 이겨요. 5~60, 보통 40.
# Cards
love_letter-card-1 = 경비병
love_letter-card-2 = 사제
love_letter-card-3 = 남작
love_letter-card-4 = 시녀
love_letter-card-5 = 왕자
love_letter-card-6 = 왕
love_letter-card-7 = 백작부인
love_letter-cost = 탈락
love_letter-card-8 = 공주
love_letter-card-9 = 재상
love_letter-numbered = { $card }({ $number })
love_letter-effect-1 = 다른 사람의 카드를 2~8 중에서 맞히면 그 사람은 탈락
love_letter-effect-2 = 다른 사람의 카드를 몰래 보기
love_letter-effect-3 = 카드를 몰래 견주어 낮은 쪽이 탈락
love_letter-effect-4 = 다음 내 차례까지 아무도 나를 지목할 수 없음
love_letter-effect-5 = 누군가 또는 내가 카드를 버리고 새로 뽑기
love_letter-effect-6 = 다른 사람과 카드 맞바꾸기
love_letter-effect-7 = 효과 없음. 5나 6과 함께 있으면 이 카드를 내야 함
love_letter-effect-8 = 내거나 버리면 탈락
love_letter-effect-9 = 효과 없음. 두 장의 합이 12 이상이면 탈락
# A turn
love_letter-prompt-play = { $one }, { $two } 중 어느 카드를 낼까요?
love_letter-prompt-whom = 두 장이 똑같아요: { $one }. 누구에게 쓸까요?
love_letter-prompt-same = 두 장이 똑같아요: { $one }. 그중 한 장을 내요.
love_letter-prompt-countess = { $one }, { $two } 두 장이라 백작부인을 내야 해요.
love_letter-tag-idle = 효과 없이 내기
love_letter-ask-guard-2 = 어떤 카드인 것 같나요?
love_letter-ask-idle-1 = 지목할 사람이 없어요. 어떤 카드를 효과 없이 낼까요?
love_letter-hint-self = 나 자신
love_letter-hint-unseen = 아직 안 보인 카드 { $count }장
love_letter-move-at = { $card } → { $target }
love_letter-move-guessed = { $card } → { $target }: { $named }?
love_letter-move-plain = { $card } 내기
love_letter-move-idle = { $card } 효과 없이 내기
# Refusals
love_letter-no-card = { $card } 카드는 손에 없어요. 두 장 중에서 골라 주세요.
love_letter-no-countess = { $card } 카드는 낼 수 없어요. 5나 6과 함께 있으면 백작부인을 내야 해요.
love_letter-no-idle = 지목할 사람이 있어서 { $card } 카드는 효과가 있어요. 사람을 골라 주세요.
love_letter-no-nobody = 지금은 아무도 지목할 수 없어 { $card } 카드는 효과가 없어요. 효과 없이 내거나 다른 카드를 내 주세요.
love_letter-no-other = 탈락하거나 보호받는 사람 말고 다른 사람과, 2~8의 숫자를 골라 주세요.
# What happened
love_letter-event-round_began = { $count ->
    [0] 라운드 { $round }: { $starter }님부터 시작해요.
   *[other] 라운드 { $round }: { $starter }님부터 시작해요. 빠진 카드: { $cards }.
}
love_letter-event-drew = { $card } 카드를 뽑았어요.
love_letter-event-laid = { $seat }님이 { $card } 카드를 냈어요.
love_letter-event-idle = { $seat }님이 { $card } 카드를 효과 없이 냈어요.
love_letter-event-guessed = { $hit ->
    [yes] { $seat }님의 경비병: { $target }님에게 “{ $card }”, 맞았어요.
   *[no] { $seat }님의 경비병: { $target }님에게 “{ $card }”, 틀렸어요.
}
love_letter-event-looked = { $seat }님의 사제: { $target }님의 카드를 봤어요.
love_letter-event-compared = { $even ->
    [yes] { $seat }님의 남작: { $target }님과 견주었고, 두 카드가 같았어요.
   *[no] { $seat }님의 남작: { $target }님과 카드를 견주었어요.
}
love_letter-event-swapped = { $seat }님의 왕: { $target }님과 카드를 맞바꿨어요.
love_letter-event-saw = { $seat }님의 카드: { $card }.
love_letter-event-forced = { $self ->
    [yes] { $seat }님의 왕자: 자신의 { $card } 카드를 버렸어요.
   *[no] { $seat }님의 왕자: { $target }님이 { $card } 카드를 버렸어요.
}
love_letter-event-fell = { $count ->
    [0] { $seat }님이 탈락했어요.
   *[other] { $seat }님이 탈락했어요. 공개한 카드: { $cards }.
}
love_letter-event-burdened = { $seat }님이 탈락했어요. { $cards }: 재상과 함께 들기에는 너무 높았어요.
love_letter-event-showed = { $seat }님의 카드: { $card }.
love_letter-event-round_over = { $shown ->
    [no] { $winners }이 마지막까지 남아 라운드 { $round }에서 이겼어요. 토큰: { $tokens }.
   *[yes] { $count ->
        [0] 공개한 카드도, 버린 카드의 합도 같아서 라운드 { $round }에는 토큰이 없어요.
        [1] 더미가 떨어졌어요. { $winners }이 라운드 { $round }에서 이겼어요. 토큰: { $tokens }.
       *[other] 공개한 카드도, 버린 카드의 합도 같아서 토큰을 하나씩 받아요: { $winners }. 토큰: { $tokens }.
    }
}
love_letter-event-over = { $count ->
    [1] { $winners } 승리!
   *[other] { $winners } 공동 승리!
}
love_letter-score-of = { $name }님 { $score }
# The table
love_letter-round = 라운드 { $round }
love_letter-goal = 토큰 { $target }개면 승리
love_letter-state = 라운드 { $round } · 더미 { $deck }장 · { love_letter-goal }
love_letter-over = 게임 끝
love_letter-aside = 빼 둠
love_letter-face-up = 빠진 카드
love_letter-out = 탈락
love_letter-protected = 보호
love_letter-shown = { $name }님: { $card }
love_letter-last = { $name }님: { $text }
love_letter-last-fell = { $guessed ->
    [yes] { $text } { $name }님 탈락
   *[no] { $text } · { $name }님 탈락
}
love_letter-missed = { $text } 틀림
love_letter-begins = 마지막까지 남거나, 더미가 떨어질 때 가장 높은 카드를 들고 있으면 승리.
love_letter-turns = 이번 라운드
love_letter-showdown = 카드 공개
love_letter-task = 둘 중 하나 내기
love_letter-targets = 지목할 수 있는 사람
love_letter-rules-example = 경비병은 내고, 공주는 지켜요
love_letter-unseen = 안 보임
love_letter-copies = { $card } { $count }장
love_letter-alt-unseen = 아직 안 보인 카드: { $cards }.
love_letter-unit = 토큰
love_letter-amount = 토큰 { $number }개
love_letter-drawn = 뽑음
love_letter-alt-deck = 더미 { $deck }장, 빼 둔 카드 { $aside }장.
love_letter-alt-face-up = 빠진 카드: { $cards }.
love_letter-alt-last = 직전: { $text }.
love_letter-alt-fell = { $name }님이 탈락하며 보인 카드: { $card }.
love_letter-alt-shown = 지난 카드 공개: { $cards }.
love_letter-alt-discards = { $count ->
    [0] 버린 카드 없음
   *[other] 버린 카드 { $cards }
}
love_letter-alt-won = 이긴 라운드 { $rounds }
love_letter-alt-hand-out = 이번 라운드에서 탈락했어요.
love_letter-alt-effect = { $card }: { $effect }.
love_letter-alt-targets = 지목할 수 있는 사람: { $names }.
love_letter-alt-saw = { $turn }번째 차례: { $name }님이 { $card } 카드를 들고 있었어요.
love_letter-alt-was-seen = { $turn }번째 차례: { $name }님이 내 { $card } 카드를 봤어요.
love_letter-story-last = 라운드 { $round }에서 마지막까지 남아 결정
love_letter-story-card = 라운드 { $round }에서 { $card } 카드로 결정
love_letter-story-rounds = { $round }라운드 뒤 토큰이 가장 많았어요
# Rules
love_letter-sketch-goal = 끝까지 남거나, 마지막에 가장 높은 카드를 들고 있으면 이겨요.
love_letter-sketch-turn = 한 장 뽑고, 둘 중 하나를 내고, 그 효과를 써요.
love_letter-sketch-score = 라운드를 이기면 토큰 하나. 먼저 다 모으면 이겨요.
love_letter-rules-0-title = 한 장 뽑고 한 장 내기
love_letter-rules-0-1 = 손에는 한 장. 차례가 되면 한 장 더 뽑고, 둘 중 하나를 앞면으로 내고, 그 효과를 써요.
love_letter-rules-0-2 = 다른 사람이 모두 탈락하면 남은 사람이 라운드를 이겨요.
love_letter-rules-0-3 = 더미가 떨어지면 가장 높은 카드가 이겨요. 같으면 자기가 버린 카드의 합이 큰 사람이 이겨요.
love_letter-rules-0-4 = { $target ->
    [auto] 이긴 사람은 토큰을 받고 다음 라운드를 시작해요. 2명이면 { $for_2 }개, 3명이면 { $for_3 }개, 4명이면 { $for_4 }개로 이겨요.
   *[other] 이긴 사람은 토큰을 받고 다음 라운드를 시작해요. 토큰 { $target }개를 먼저 모으면 이겨요.
}
love_letter-rules-1-title = 1에서 4
love_letter-rules-2-title = 5에서 8
love_letter-rules-3-title = 자세한 규칙
love_letter-rules-3-1 = 카드 { $pack }장 중 한 장을 보지 않고 빼 둬요. 둘이 할 때는 { $face_up }장을 더 공개해 빼요. 첫 라운드의 시작은 제비로 정해요.
love_letter-rules-3-2 = 보호받는 사람은 지목할 수 없어요. 1, 2, 3, 6은 지목할 사람이 없으면 효과가 없고, 5는 자신에게 써야 해요.
love_letter-rules-3-3 = 남작으로 견준 카드가 같으면 아무도 탈락하지 않아요.
love_letter-rules-3-4 = 왕자나 탈락으로 드러난 카드는 효과가 없어요. 공주만 달라요. 어떻게든 버리게 되면 탈락이에요.
love_letter-rules-3-5 = 왕자를 썼는데 더미가 없으면 빼 둔 카드를 뽑아요.
love_letter-rules-4-title = 동점, 비밀, 끝
love_letter-rules-4-1 = 다른 사람의 손에서 본 카드는 본 사람만 알아요. 로그에는 봤다는 것만 남아요.
love_letter-rules-4-2 = 버린 카드의 합까지 같으면 아무도 토큰을 받지 않고(설정에 따라 모두 받아요), 같은 사람이 다시 시작해요.
love_letter-rules-4-3 = 아무리 길어도 { $max_rounds }라운드 뒤에는 끝나고, 토큰이 가장 많은 사람이 이겨요.
love_letter-rules-4-4 = 설정에서 7을 재상으로 바꿀 수 있어요. 꼭 낼 필요는 없지만, 뽑아서 합이 { $too_much } 이상이 되면 바로 탈락이에요.
# A first hand (/learn)
love_letter-learn-goal = 손에는 한 장. 차례마다 한 장 더 뽑아 둘 중 하나를 내요. 다른 사람을 탈락시키거나, 더미가 떨어졌을 때 가장 높은 카드를 들고 있으면 토큰을 얻어요.
love_letter-learn-guard = 왕자와 경비병이에요. 경비병으로 누군가의 카드를 말해 맞히면 그 사람은 탈락해요. 아직 아는 것이 없으니 두 장 있는 시녀를 불러 보세요. 왕자(5)는 남겨 둬요.
love_letter-learn-guard-else = 맞혀 보는 데는 손해가 없고, 왕자는 들고 있기 좋은 카드예요. 경비병부터 내요.
love_letter-learn-listen = 역시 빗나갔네요. 그런데 누군가 사제로 다른 사람의 카드를 봤어요. 카드를 들킨 사람은 위험하고, 본 사람은 그걸 써먹을 거예요.
love_letter-learn-second = 또 경비병이에요. 카드를 본 사람을 노려 보세요. 시녀는 아직 있을 법해요. 틀려도 잃을 것이 없어요.
love_letter-learn-second-else = 경비병이 일하는 동안 왕자는 아껴 두세요.
love_letter-learn-prince = 왕자를 들켰으니 다음에는 누가 경비병으로 맞힐지도 몰라요. 한 사람은 보호받고 있어요. 다른 사람에게 왕자를 써서 카드를 버리게 하세요. 공주일 수도 있고, 손에는 왕이 남아요.
love_letter-learn-prince-else = 내 왕자를 아는 사람이 있어요. 들키기 전에, 자신 말고 다른 사람에게 쓰세요.
love_letter-learn-luck = 공주였어요. 공주를 버린 사람은 탈락이에요. 누군가 백작부인을 냈는데, 어쩔 수 없었는지도 몰라요. 왕자나 왕과 함께 들고 있으면 내야 하거든요.
love_letter-learn-baron = 왕과 남작, 남은 사람은 하나. 남작은 다른 카드를 상대와 견주어 낮은 쪽을 탈락시켜요. 백작부인과 공주는 이미 나왔으니 왕을 이길 카드가 없어요.
love_letter-learn-baron-else = 카드를 맞바꾸면 왕을 내주게 돼요. 견주세요. 왕보다 높은 공주와 백작부인은 둘 다 나왔어요.
love_letter-learn-token = 첫 토큰이에요. 마지막까지 남아 라운드를 이겼어요. 이긴 사람이 다음 라운드를 시작해요.
love_letter-learn-priest = 사제와 왕자예요. 아직 아무도 아는 것이 없으니 사제로 카드를 하나 보세요.
love_letter-learn-priest-else = 지금은 무턱대고 버리게 하는 것보다 카드를 아는 것이 나아요.
love_letter-learn-guess = 생각해 봐요. 내가 본 사람은 왕자를 들고 있다가 남작에게 졌어요. 그러면 다른 사람은 5보다 높아요. 왕, 백작부인, 공주 중 하나예요. 백작부인을 불러 보세요.
love_letter-learn-guess-else = 남작으로 이긴 사람은 왕자보다 높은 6, 7, 8 중 하나예요. 7을 불러 보세요.
love_letter-learn-end = 맞았어요. 낸 카드는 남긴 카드에 대해서도 말해 줘요. 그걸 읽는 게임이에요. 셋이 하면 토큰 다섯 개로 이겨요.
