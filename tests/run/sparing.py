"""Tests that are left to the soak, whole or in part: what the ordinary run proves by less.

Of a test whose cases run the same code the ordinary run takes some cases by turns (SPARED), the soak all. A case stays
in the ordinary run if the numbers of its parameters (of the game, of the language ...) fit the turn of its test. Of a
test of every game in two languages every second case keeps each game, in one of them; every sixth keeps three games of
different genres; and another test keeps other cases. ``make test GAME=`` takes every case of its game. What is proven
of secrets, of rules and of kills is never spared. A test whose list of cases is a product already, such as that of
refusals and routes, chooses its cases by itself: by turns all of one route might go. Long matches and simulations are
left to the soak whole, if cheaper tests of the same stay (LEFT).
"""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

import pytest

SPARED: Mapping[str, Mapping[str, int]] = {
    "tests/browser/test_chromium.py": {"test_without_it_the_run_passes_and_its_last_line_says_what_is_not_tested": 2},
    "tests/cogs/community/test_daily.py": {
        "test_all_of_the_picture_can_be_read": 2,
        "test_any_results_can_be_seen": 2,
    },
    "tests/cogs/community/test_puzzles.py": {
        "test_every_game_can_be_asked_and_answered": 4,
    },
    "tests/cogs/delivery/test_clock_words.py": {
        "test_every_lobby_names_its_pace_and_offers_the_others": 4,
    },
    "tests/cogs/delivery/test_lobby_sheet.py": {
        "test_only_house_rules_that_are_not_the_usual_ones_are_told": 4,
        "test_every_option_of_every_game_is_changed_by_a_row_that_discord_takes": 4,
    },
    "tests/cogs/delivery/test_paused_hands.py": {"test_whoever_is_asked_at_a_paused_table_sees_their_hand": 4},
    "tests/cogs/lobby/test_house_rules.py": {
        "test_the_forms_of_every_game_change_nothing_by_themselves": 4,
    },
    "tests/cogs/play/test_premoves.py": {"test_what_is_prepared_is_still_so_said_when_it_is_made": 4},
    "tests/cogs/play/test_replay.py": {
        "test_every_position_of_every_game_can_be_told_and_shown": 4,
        "test_every_moving_picture_fits_beside_discords_limit": 6,
    },
    "tests/cogs/shelf/test_game_cards.py": {
        "test_the_name_is_on_the_lower_third_of_the_box_and_readable_at_200_px": 6,
    },
    "tests/cogs/shelf/test_learning.py": {"test_whoever_presses_what_it_says_comes_to_the_end": 4},
    "tests/cogs/shelf/test_lesson_sheets.py": {
        "test_a_lesson_takes_three_minutes": 2,
        "test_the_picture_of_a_step_is_told_whole": 2,
    },
    "tests/cogs/shelf/test_shelf_pages.py": {
        "test_a_full_page_can_be_read_and_is_light": 2,
        "test_a_page_as_it_is_shown": 2,
    },
    "tests/cogs/ui/test_panel.py": {"test_every_position_of_every_game_fits_discord": 2},
    "tests/e2e/games/test_cube.py": {"test_a_match_is_doubled_taken_and_given_up_by_buttons": 2},
    "tests/e2e/games/test_games.py": {
        "test_a_whole_game_by_dm_and_by_slash": 6,
    },
    "tests/e2e/games/test_reloading.py": {
        "test_files_that_do_not_hold_together_change_nothing": 2,
    },
    "tests/e2e/games/test_replay.py": {"test_a_finished_game_is_stepped_through_and_shared": 2},
    "tests/e2e/lobby/test_direct_tables.py": {"test_every_game_is_drawn_there": 6},
    "tests/e2e/lobby/test_shelf.py": {
        "test_where_only_a_person_has_installed_the_bot_the_shelf_says_what_can_be_done": 2,
    },
    "tests/e2e/presses/test_presses.py": {"test_presses_at_a_finished_table": 2},
    "tests/e2e/people/test_lessons.py": {"test_a_first_hand_from_the_first_press_to_the_last": 2},
    "tests/engine/players/test_search.py": {
        "test_a_search_suggests_legal_moves": 6,
        "test_every_level_makes_legal_moves": 6,
        "test_every_reason_has_its_words_in_both_languages": 4,
        "test_the_same_seed_gives_the_same_result": 4,
        "test_a_result_travels_as_plain_values": 4,
    },
    "tests/host/absence/test_inactivity.py": {"test_one_press_gets_every_prompt_of_every_game_over": 6},
    "tests/host/community/test_cup_rounds.py": {"test_every_size_of_table_and_team_comes_to_its_end": 2},
    "tests/host/history/test_chances.py": {
        "test_searching_players_play_on_in_parts_as_at_once": 6,
        "test_every_game_is_played_on_to_its_end": 6,
    },
    "tests/host/model/test_timeouts.py": {"test_the_clock_alone_brings_every_game_on": 6},
    "tests/host/table/test_real_games.py": {"test_played_to_the_end_with_restarts_and_the_record_verifies": 4},
    "tests/render/all_games/test_by_ear.py": {"test_a_match_is_played_from_words_alone": 4},
    "tests/render/all_games/test_catch_up.py": {"test_every_hand_can_be_outlined": 6},
    "tests/render/all_games/test_corners.py": {
        "test_a_result_says_that_the_game_is_over_or_how_it_ended": 6,
        "test_a_hand_of_a_match_that_is_over_says_so": 6,
        "test_who_is_to_move_is_said_as_beside_the_table": 6,
    },
    "tests/render/all_games/test_extremes.py": {
        "test_the_fullest_positions_can_be_read_and_described": 4,
        "test_descriptions_fit_at_every_moment": 3,
    },
    "tests/render/all_games/test_finished_hands.py": {"test_nothing_is_numbered_or_new_after_the_match": 2},
    "tests/render/all_games/test_full_results.py": {"test_every_text_of_a_result_is_clear": 2},
    "tests/render/all_games/test_hints.py": {"test_every_hint_is_a_sentence_about_the_cards_of_its_game": 4},
    "tests/render/all_games/test_large.py": {
        "test_nothing_is_small_in_any_phase_with_any_number_of_seats": 6,
        "test_nothing_is_small_in_the_fullest_positions": 6,
        "test_quiet_pictures_say_the_same_without_weave_and_scene": 6,
        "test_a_match_with_the_cube_is_large_too": 6,
    },
    "tests/render/all_games/test_limits.py": {
        "test_pictures_have_their_size_and_weight_and_are_the_same_again": 2,
        "test_the_cover_is_square_at_every_size": 6,
    },
    "tests/render/all_games/test_other_languages.py": {
        "test_longer_words_overflow_nothing": 3,
        "test_longer_rules_keep_their_pages": 6,
    },
    "tests/render/all_games/test_portraits.py": {
        "test_tables_and_results_show_the_portrait_of_everybody": 6,
        "test_a_portrait_of_another_release_is_drawn_as_none": 6,
        "test_faces_leave_everything_readable": 6,
    },
    "tests/render/all_games/test_readable.py": {"test_a_winners_crown_is_whole": 4},
    "tests/render/all_games/test_rules_texts.py": {
        "test_the_box_is_on_the_first_page_in_words_and_in_the_picture": 6,
        "test_the_overview_is_the_box_with_three_drawings_and_their_lines": 6,
        "test_texts_of_the_first_page_stand_in_the_middle_of_their_slabs": 6,
        "test_the_page_of_the_cube_names_the_games_it_goes_with": 2,
    },
    "tests/render/all_games/test_told.py": {"test_tables_and_results_tell_what_they_show_and_the_rules_say": 2},
    "tests/render/all_games/test_two_lines.py": {"test_names_on_two_lines_keep_clear_of_all_else": 6},
    "tests/render/all_games/test_two_of_one_name.py": {"test_the_seat_stands_beside_every_name_in_a_picture": 6},
    "tests/render/all_games/test_whole_lines.py": {"test_no_table_cuts_a_line_before_the_outcome": 2},
    "tests/render/all_games/test_whose_turn.py": {"test_gold_are_those_who_are_to_act_and_nobody_else": 4},
    "tests/render/kit/test_fonts.py": {
        "test_coverage_table_tells_the_truth": 3,
        "test_no_code_point_makes_a_box_or_a_crash": 3,
    },
    "tests/render/kit/test_kit.py": {"test_hands_of_every_size_stay_inside_and_can_be_read": 3},
    "tests/render/kit/test_places.py": {"test_the_last_move_names_its_mover": 2},
    "tests/render/kit/test_result.py": {
        "test_score_and_title_stand_on_a_dark_ground": 3,
        "test_kinds_of_points_are_never_added_up": 2,
    },
    "tests/render/kit/test_world_names.py": {
        "test_names_of_all_scripts_in_a_game": 6,
        "test_every_letter_of_a_name_is_drawn": 2,
        "test_a_name_keeps_to_its_room": 3,
        "test_names_of_one_picture_are_told_apart": 2,
    },
    "tests/render/pictures/test_cube.py": {
        "test_an_offer_says_what_a_take_and_a_pass_mean": 4,
        "test_the_cube_lies_in_the_middle_or_before_its_owner": 2,
        "test_pages_of_the_rules_are_counted_with_that_of_the_cube": 2,
    },
    "tests/render/pictures/test_cube_told.py": {
        "test_every_position_of_a_match_is_told": 4,
        "test_the_turning_positions_of_a_match_are_drawn": 6,
    },
    "tests/render/pictures/test_cup.py": {"test_a_bracket_can_be_read": 2},
    "tests/render/pictures/test_film.py": {
        "test_a_frame_of_every_game_can_be_read": 6,
        "test_a_frame_says_what_the_bar_of_its_table_says": 2,
        "test_a_film_begins_with_its_players": 6,
        "test_a_film_ends_on_its_last_turning_point": 6,
        "test_a_frame_of_a_match_with_the_cube_has_room_for_an_offered_double": 3,
    },
    "tests/render/pictures/test_lobby.py": {
        "test_every_seat_has_a_place_at_the_table": 2,
        "test_the_shelf_tells_what_every_game_is_about_and_all_of_it_can_be_read": 2,
        "test_a_table_of_the_usual_rules_says_what_the_game_is_about": 2,
    },
    "tests/render/pictures/test_stacked.py": {
        "test_a_table_above_a_hand_is_one_picture_of_both": 6,
        "test_the_description_has_table_and_hand_in_the_order_they_are_drawn": 2,
    },
    "tests/render/pictures/test_week.py": {
        "test_a_week_can_be_read": 2,
        "test_a_games_title_is_written_out": 2,
    },
    "tests/test_console.py": {
        "test_a_table_is_inspected": 2,
        "test_a_record_is_checked": 2,
        "test_the_sandbox_says_where_it_is": 2,
    },
}
"""Of these tests every second case stays in the ordinary run, or every third, fourth or sixth."""
FEWEST = 3
"""Of the cases of a test of which more than every third is spared, this number stays at least."""

LEFT: Mapping[str, Mapping[str, str]] = {
    "tests/e2e/lobby/test_cups.py": {
        "test_a_knock_out_of_six_with_the_third_place": "tests/host/community/test_cup_rounds.py",
    },
    "tests/test_outside.py": {
        "test_a_new_game_outside_passes_what_every_game_must": "tests/scaffold/test_scaffold.py",
    },
    "tests/test_tools.py": {
        "test_bench": "tests/test_bench.py",
        "test_cube": "tests/engine/players/test_cube_player.py",
        "test_cups_are_nearer_the_truth": "tests/host/community/test_cups.py",
        "test_mutants": "tests/mutations/test_flips.py",
        "test_seek": "tests/host/community/test_matching.py",
    },
}
"""Tests that only the soak runs, each with the file whose cheaper tests stay: long matches and simulations."""


def spare(metafunc: pytest.Metafunc) -> None:
    """Mark the test, or those of its cases, that are left to the soak."""
    file, _, name = metafunc.definition.nodeid.partition("::")
    if name in LEFT.get(file, {}):
        pytest.mark.soak(metafunc.function)
    calls = metafunc._calls
    each = min(SPARED.get(file, {}).get(name, 1), max(3, len(calls) // FEWEST))
    if each > 1:
        turns = turns_of([call.indices for call in calls])
        for call, turn in zip(calls, turns, strict=True):
            if turn % each != crc32(name.encode()) % each:
                call.marks.append(pytest.mark.soak.mark)


def turns_of(indices: list[Mapping[str, int]]) -> list[int]:
    """Return for each case the sum of the numbers of its parameters; those that go together count as one."""
    columns = {tuple(case[name] for case in indices) for name in (indices[0] if indices else ())}
    return [sum(numbers) for numbers in zip(*columns, strict=True)]
