BEGIN TRANSACTION;
CREATE TABLE guilds (
    id TEXT PRIMARY KEY,
    lang TEXT,
    channels TEXT NOT NULL,
    games_off TEXT NOT NULL,
    threads INTEGER NOT NULL
, silence INTEGER NOT NULL DEFAULT 48);
INSERT INTO "guilds" VALUES('g','ja','["c"]','["dominuxen"]',0,48);
CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    at REAL NOT NULL
);
INSERT INTO "interactions" VALUES('9000000001',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000002',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000003',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000004',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000005',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000006',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000007',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000008',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000009',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000010',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000011',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000012',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000013',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000014',1,1000000.0);
INSERT INTO "interactions" VALUES('9000000015',2,1000000.0);
INSERT INTO "interactions" VALUES('9000000016',2,1000000.0);
INSERT INTO "interactions" VALUES('9000000017',2,1000000.0);
INSERT INTO "interactions" VALUES('9000000018',2,1000000.0);
INSERT INTO "interactions" VALUES('9000000019',2,1000000.0);
INSERT INTO "interactions" VALUES('9000000020',2,1000000.0);
INSERT INTO "interactions" VALUES('computer:1:1:2',1,1000002.0);
INSERT INTO "interactions" VALUES('computer:2:1:2',2,1000002.0);
INSERT INTO "interactions" VALUES('9000000021',2,1000002.0);
INSERT INTO "interactions" VALUES('computer:1:2:3',1,1000004.0);
INSERT INTO "interactions" VALUES('computer:2:2:2',2,1000004.0);
INSERT INTO "interactions" VALUES('9000000022',2,1000004.0);
INSERT INTO "interactions" VALUES('9000000023',2,1000004.0);
INSERT INTO "interactions" VALUES('computer:2:3:2',2,1000006.0);
INSERT INTO "interactions" VALUES('9000000024',2,1000006.0);
INSERT INTO "interactions" VALUES('9000000025',2,1000006.0);
INSERT INTO "interactions" VALUES('9000000026',2,1000006.0);
INSERT INTO "interactions" VALUES('computer:2:4:2',2,1000008.0);
INSERT INTO "interactions" VALUES('9000000027',2,1000008.0);
INSERT INTO "interactions" VALUES('9000000028',3,1000008.0);
INSERT INTO "interactions" VALUES('9000000029',3,1000008.0);
INSERT INTO "interactions" VALUES('9000000030',3,1000008.0);
INSERT INTO "interactions" VALUES('9000000031',3,1000008.0);
INSERT INTO "interactions" VALUES('9000000032',3,1000008.0);
INSERT INTO "interactions" VALUES('computer:2:5:2',2,1000010.0);
INSERT INTO "interactions" VALUES('computer:3:1:2',3,1000010.0);
INSERT INTO "interactions" VALUES('computer:3:1:3',3,1000012.0);
INSERT INTO "interactions" VALUES('9000000033',3,1000012.0);
INSERT INTO "interactions" VALUES('9000000034',3,1000012.0);
INSERT INTO "interactions" VALUES('9000000035',3,1000012.0);
INSERT INTO "interactions" VALUES('9000000036',3,1000012.0);
INSERT INTO "interactions" VALUES('9000000037',3,1000012.0);
INSERT INTO "interactions" VALUES('computer:3:2:2',3,1000014.0);
INSERT INTO "interactions" VALUES('computer:3:3:2',3,1000016.0);
INSERT INTO "interactions" VALUES('computer:3:2:3',3,1000018.0);
INSERT INTO "interactions" VALUES('computer:3:3:3',3,1000020.0);
INSERT INTO "interactions" VALUES('computer:3:4:3',3,1000022.0);
INSERT INTO "interactions" VALUES('computer:3:5:3',3,1000024.0);
INSERT INTO "interactions" VALUES('computer:3:6:3',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000038',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000039',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000040',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000041',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000042',4,1000026.0);
INSERT INTO "interactions" VALUES('9000000043',4,1000026.0);
INSERT INTO "interactions" VALUES('9000000044',4,1000026.0);
INSERT INTO "interactions" VALUES('9000000045',4,1000026.0);
INSERT INTO "interactions" VALUES('9000000046',4,1000026.0);
INSERT INTO "interactions" VALUES('computer:3:4:2',3,1000028.0);
INSERT INTO "interactions" VALUES('computer:4:1:2',4,1000028.0);
INSERT INTO "interactions" VALUES('computer:3:7:3',3,1000030.0);
INSERT INTO "interactions" VALUES('computer:4:1:3',4,1000030.0);
INSERT INTO "interactions" VALUES('9000000047',4,1000030.0);
INSERT INTO "interactions" VALUES('9000000048',4,1000030.0);
INSERT INTO "interactions" VALUES('computer:4:2:2',4,1000032.0);
INSERT INTO "interactions" VALUES('computer:4:2:3',4,1000034.0);
INSERT INTO "interactions" VALUES('computer:4:3:3',4,1000036.0);
INSERT INTO "interactions" VALUES('9000000049',4,1000036.0);
INSERT INTO "interactions" VALUES('9000000050',4,1000036.0);
INSERT INTO "interactions" VALUES('computer:4:3:2',4,1000038.0);
INSERT INTO "interactions" VALUES('computer:4:4:3',4,1000040.0);
INSERT INTO "interactions" VALUES('9000000051',4,1000040.0);
INSERT INTO "interactions" VALUES('9000000052',4,1000040.0);
INSERT INTO "interactions" VALUES('9000000053',4,1000040.0);
INSERT INTO "interactions" VALUES('9000000054',4,1000040.0);
INSERT INTO "interactions" VALUES('computer:4:4:2',4,1000042.0);
INSERT INTO "interactions" VALUES('computer:4:5:2',4,1000044.0);
INSERT INTO "interactions" VALUES('computer:4:5:3',4,1000046.0);
INSERT INTO "interactions" VALUES('9000000055',4,1000046.0);
INSERT INTO "interactions" VALUES('9000000056',5,1000046.0);
INSERT INTO "interactions" VALUES('9000000057',5,1000046.0);
INSERT INTO "interactions" VALUES('9000000058',5,1000046.0);
INSERT INTO "interactions" VALUES('9000000059',5,1000046.0);
INSERT INTO "interactions" VALUES('9000000060',5,1000046.0);
INSERT INTO "interactions" VALUES('9000000061',5,1000046.0);
INSERT INTO "interactions" VALUES('computer:5:1:2',5,1000048.0);
INSERT INTO "interactions" VALUES('9000000062',5,1000048.0);
INSERT INTO "interactions" VALUES('9000000063',5,1000048.0);
INSERT INTO "interactions" VALUES('computer:5:2:2',5,1000050.0);
INSERT INTO "interactions" VALUES('computer:5:3:2',5,1000052.0);
INSERT INTO "interactions" VALUES('9000000064',5,1000052.0);
INSERT INTO "interactions" VALUES('9000000065',5,1000052.0);
INSERT INTO "interactions" VALUES('9000000066',5,1000052.0);
INSERT INTO "interactions" VALUES('computer:5:4:2',5,1000054.0);
INSERT INTO "interactions" VALUES('table:5:14',5,1000108.0);
INSERT INTO "interactions" VALUES('9000000067',5,1000108.0);
INSERT INTO "interactions" VALUES('computer:5:5:2',5,1000110.0);
INSERT INTO "interactions" VALUES('9000000068',5,1000110.0);
INSERT INTO "interactions" VALUES('9000000069',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000070',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000071',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000072',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000073',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000074',6,1000110.0);
INSERT INTO "interactions" VALUES('9000000075',6,1000110.0);
INSERT INTO "interactions" VALUES('computer:5:6:2',5,1000112.0);
INSERT INTO "interactions" VALUES('computer:6:1:2',6,1000112.0);
INSERT INTO "interactions" VALUES('computer:6:1:3',6,1000112.0);
INSERT INTO "interactions" VALUES('computer:6:2:3',6,1000114.0);
INSERT INTO "interactions" VALUES('computer:6:3:3',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000076',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000077',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000078',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000079',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000080',6,1000116.0);
INSERT INTO "interactions" VALUES('9000000081',6,1000116.0);
INSERT INTO "interactions" VALUES('computer:6:2:2',6,1000118.0);
INSERT INTO "interactions" VALUES('computer:6:3:2',6,1000120.0);
INSERT INTO "interactions" VALUES('computer:6:4:2',6,1000122.0);
INSERT INTO "interactions" VALUES('computer:6:4:3',6,1000124.0);
INSERT INTO "interactions" VALUES('computer:6:5:3',6,1000126.0);
INSERT INTO "interactions" VALUES('computer:6:6:3',6,1000128.0);
INSERT INTO "interactions" VALUES('9000000082',6,1000128.0);
INSERT INTO "interactions" VALUES('9000000083',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000084',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000085',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000086',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000087',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000088',7,1000128.0);
INSERT INTO "interactions" VALUES('9000000089',7,1000128.0);
INSERT INTO "interactions" VALUES('computer:7:1:2',7,1000130.0);
INSERT INTO "interactions" VALUES('computer:7:1:3',7,1000130.0);
INSERT INTO "interactions" VALUES('9000000090',7,1000130.0);
INSERT INTO "interactions" VALUES('9000000091',7,1000130.0);
INSERT INTO "interactions" VALUES('9000000092',7,1000130.0);
INSERT INTO "interactions" VALUES('computer:7:2:2',7,1000132.0);
INSERT INTO "interactions" VALUES('9000000093',7,1000132.0);
INSERT INTO "interactions" VALUES('9000000094',7,1000132.0);
INSERT INTO "interactions" VALUES('9000000095',7,1000132.0);
INSERT INTO "interactions" VALUES('9000000096',7,1000132.0);
INSERT INTO "interactions" VALUES('9000000097',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000098',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000099',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000100',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000101',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000102',8,1000132.0);
INSERT INTO "interactions" VALUES('9000000103',8,1000132.0);
INSERT INTO "interactions" VALUES('computer:8:1:2',8,1000134.0);
INSERT INTO "interactions" VALUES('computer:8:1:3',8,1000134.0);
INSERT INTO "interactions" VALUES('9000000104',8,1000134.0);
INSERT INTO "interactions" VALUES('9000000105',8,1000134.0);
INSERT INTO "interactions" VALUES('computer:8:2:2',8,1000136.0);
INSERT INTO "interactions" VALUES('computer:8:2:3',8,1000136.0);
INSERT INTO "interactions" VALUES('computer:8:3:3',8,1000138.0);
INSERT INTO "interactions" VALUES('9000000106',8,1000138.0);
INSERT INTO "interactions" VALUES('9000000107',8,1000138.0);
INSERT INTO "interactions" VALUES('computer:8:3:2',8,1000140.0);
INSERT INTO "interactions" VALUES('computer:8:4:3',8,1000142.0);
INSERT INTO "interactions" VALUES('9000000108',8,1000142.0);
INSERT INTO "interactions" VALUES('9000000109',8,1000142.0);
INSERT INTO "interactions" VALUES('computer:8:4:2',8,1000144.0);
INSERT INTO "interactions" VALUES('computer:8:5:2',8,1000146.0);
INSERT INTO "interactions" VALUES('computer:8:5:3',8,1000148.0);
INSERT INTO "interactions" VALUES('9000000110',8,1000148.0);
INSERT INTO "interactions" VALUES('9000000111',9,1000148.0);
INSERT INTO "interactions" VALUES('9000000112',9,1000148.0);
INSERT INTO "interactions" VALUES('9000000113',9,1000148.0);
INSERT INTO "interactions" VALUES('9000000114',10,1000148.0);
INSERT INTO "interactions" VALUES('9000000115',10,1000148.0);
INSERT INTO "interactions" VALUES('9000000116',10,1000148.0);
INSERT INTO "interactions" VALUES('9000000117',10,1000148.0);
INSERT INTO "interactions" VALUES('9000000118',10,1000148.0);
INSERT INTO "interactions" VALUES('computer:10:1:3',10,1000150.0);
INSERT INTO "interactions" VALUES('9000000119',10,1000150.0);
INSERT INTO "interactions" VALUES('9000000120',10,1000150.0);
INSERT INTO "interactions" VALUES('9000000121',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000122',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000123',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000124',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000125',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000126',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000127',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000128',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000129',11,1000150.0);
INSERT INTO "interactions" VALUES('9000000130',11,1000150.0);
INSERT INTO "interactions" VALUES('computer:11:1:2',11,1000152.0);
INSERT INTO "interactions" VALUES('computer:11:1:3',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000131',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000132',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000133',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000134',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000135',11,1000154.0);
INSERT INTO "interactions" VALUES('9000000136',11,1000154.0);
INSERT INTO "interactions" VALUES('computer:11:2:2',11,1000156.0);
INSERT INTO "interactions" VALUES('computer:11:2:3',11,1000158.0);
INSERT INTO "interactions" VALUES('9000000137',11,1000158.0);
INSERT INTO "interactions" VALUES('9000000138',11,1000158.0);
INSERT INTO "interactions" VALUES('9000000139',11,1000158.0);
INSERT INTO "interactions" VALUES('9000000140',11,1000158.0);
INSERT INTO "interactions" VALUES('9000000141',11,1000158.0);
INSERT INTO "interactions" VALUES('computer:11:3:2',11,1000160.0);
INSERT INTO "interactions" VALUES('computer:11:3:3',11,1000162.0);
INSERT INTO "interactions" VALUES('computer:11:4:3',11,1000164.0);
INSERT INTO "interactions" VALUES('9000000142',11,1000164.0);
INSERT INTO "interactions" VALUES('9000000143',11,1000164.0);
INSERT INTO "interactions" VALUES('9000000144',11,1000164.0);
INSERT INTO "interactions" VALUES('9000000145',11,1000164.0);
INSERT INTO "interactions" VALUES('computer:11:4:2',11,1000166.0);
INSERT INTO "interactions" VALUES('table:5:20',5,1000168.0);
INSERT INTO "interactions" VALUES('computer:11:5:2',11,1000168.0);
INSERT INTO "interactions" VALUES('computer:11:5:3',11,1000170.0);
INSERT INTO "interactions" VALUES('9000000146',11,1000170.0);
INSERT INTO "interactions" VALUES('9000000147',11,1000170.0);
INSERT INTO "interactions" VALUES('9000000148',11,1000170.0);
INSERT INTO "interactions" VALUES('computer:11:6:2',11,1000172.0);
INSERT INTO "interactions" VALUES('computer:11:6:3',11,1000174.0);
INSERT INTO "interactions" VALUES('9000000149',11,1000174.0);
INSERT INTO "interactions" VALUES('9000000150',11,1000174.0);
INSERT INTO "interactions" VALUES('9000000151',11,1000174.0);
INSERT INTO "interactions" VALUES('9000000152',11,1000174.0);
INSERT INTO "interactions" VALUES('computer:11:7:2',11,1000176.0);
INSERT INTO "interactions" VALUES('computer:11:7:3',11,1000178.0);
INSERT INTO "interactions" VALUES('9000000153',11,1000178.0);
INSERT INTO "interactions" VALUES('9000000154',11,1000178.0);
INSERT INTO "interactions" VALUES('9000000155',11,1000178.0);
INSERT INTO "interactions" VALUES('9000000156',11,1000178.0);
INSERT INTO "interactions" VALUES('9000000157',11,1000178.0);
INSERT INTO "interactions" VALUES('computer:11:8:2',11,1000180.0);
INSERT INTO "interactions" VALUES('computer:11:9:2',11,1000182.0);
INSERT INTO "interactions" VALUES('computer:11:8:3',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000158',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000159',11,1000184.0);
INSERT INTO "interactions" VALUES('computer:11:10:2',11,1000186.0);
INSERT INTO "interactions" VALUES('computer:11:9:3',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000160',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000161',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000162',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000163',12,1000188.0);
INSERT INTO "interactions" VALUES('9000000164',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000165',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000166',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000167',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000168',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000169',13,1000188.0);
INSERT INTO "interactions" VALUES('9000000170',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000171',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000172',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000173',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000174',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000175',14,1000188.0);
INSERT INTO "interactions" VALUES('9000000176',14,1000188.0);
INSERT INTO "interactions" VALUES('computer:14:1:2',14,1000190.0);
INSERT INTO "interactions" VALUES('computer:14:1:3',14,1000190.0);
INSERT INTO "interactions" VALUES('9000000177',14,1000190.0);
INSERT INTO "interactions" VALUES('9000000178',14,1000190.0);
INSERT INTO "interactions" VALUES('9000000179',14,1000190.0);
INSERT INTO "interactions" VALUES('9000000180',15,1000190.0);
INSERT INTO "interactions" VALUES('9000000180:start',15,1000190.0);
CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    sealed INTEGER NOT NULL,
    wire TEXT NOT NULL,
    events TEXT NOT NULL,
    cause TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "log" VALUES(1,0,5,'start',NULL,0,'[]','[["aces",{"suits":[0,2,3,1]},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000000.0);
INSERT INTO "log" VALUES(1,1,6,'move',0,1,'[0,"propose",0,0,0]','[["proposed",{"seat":0,"holders":[0,0,0]},[0,1]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,2,7,'move',1,1,'[1,"propose",0,0,1]','[["proposed",{"seat":1,"holders":[0,0,1]},[0,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,3,8,'move',0,1,'[0,"propose",0,1,0]','[["proposed",{"seat":0,"holders":[0,1,0]},[0,1]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,4,9,'move',1,1,'[1,"propose",1,1,0]','[["proposed",{"seat":1,"holders":[1,1,0]},[0,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,5,10,'move',0,1,'[0,"propose",1,0,1]','[["proposed",{"seat":0,"holders":[1,0,1]},[0,1]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,6,11,'move',1,1,'[1,"propose",0,1,1]','[["proposed",{"seat":1,"holders":[0,1,1]},[0,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,7,12,'move',0,1,'[0,"propose",1,0,0]','[["proposed",{"seat":0,"holders":[1,0,0]},[0,1]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,8,13,'move',1,1,'[1,"propose",1,1,1]','[["proposed",{"seat":1,"holders":[1,1,1]},[0,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,9,14,'move',0,1,'[0,"propose",0,1,1]','[["proposed",{"seat":0,"holders":[0,1,1]},[0,1]]]','100',1000000.0);
INSERT INTO "log" VALUES(2,0,4,'start',NULL,0,'[]','[["dealt",{"deal":1,"round":1,"dealer":0,"reshuffled":false},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000000.0);
INSERT INTO "log" VALUES(2,1,5,'move',1,0,'[1,"lay_away",[50]]','[]','101',1000000.0);
INSERT INTO "log" VALUES(2,2,6,'move',0,0,'[0,"lay_away",[62]]','[]','100',1000000.0);
INSERT INTO "log" VALUES(1,10,15,'move',2,1,'[2,"propose",3,2,3]','[["proposed",{"seat":2,"holders":[3,2,3]},[3,2]]]','computer',1000002.0);
INSERT INTO "log" VALUES(2,3,7,'move',2,0,'[2,"lay_away",[13]]','[["starter",{"seat":0,"card":48,"heels":0},null]]','computer',1000002.0);
INSERT INTO "log" VALUES(2,4,8,'move',1,0,'[1,"play",17]','[["played",{"seat":1,"card":17,"count":5,"parts":[0,0,0,0],"points":0},null]]','101',1000002.0);
INSERT INTO "log" VALUES(1,11,16,'move',3,1,'[3,"accept"]','[["accepted",{"seat":3},[3,2]],["ready",{"team":1},null]]','computer',1000004.0);
INSERT INTO "log" VALUES(2,5,9,'move',2,0,'[2,"play",9]','[["played",{"seat":2,"card":9,"count":15,"parts":[2,0,0,0],"points":2},null]]','computer',1000004.0);
INSERT INTO "log" VALUES(2,6,10,'move',0,0,'[0,"play",41]','[["played",{"seat":0,"card":41,"count":18,"parts":[0,0,0,0],"points":0},null]]','100',1000004.0);
INSERT INTO "log" VALUES(2,7,11,'move',1,0,'[1,"play",0]','[["played",{"seat":1,"card":0,"count":19,"parts":[0,0,0,0],"points":0},null]]','101',1000004.0);
INSERT INTO "log" VALUES(2,8,12,'move',2,0,'[2,"play",57]','[["played",{"seat":2,"card":57,"count":25,"parts":[0,0,0,0],"points":0},null]]','computer',1000006.0);
INSERT INTO "log" VALUES(2,9,13,'move',0,0,'[0,"play",52]','[["played",{"seat":0,"card":52,"count":26,"parts":[0,0,0,0],"points":0},null]]','100',1000006.0);
INSERT INTO "log" VALUES(2,10,14,'move',1,0,'[1,"play",53]','[["played",{"seat":1,"card":53,"count":28,"parts":[0,0,0,0],"points":0},null],["go",{"seat":2,"count":28},null]]','101',1000006.0);
INSERT INTO "log" VALUES(2,11,15,'move',0,0,'[0,"play",1]','[["played",{"seat":0,"card":1,"count":30,"parts":[0,0,2,0],"points":2},null]]','100',1000006.0);
INSERT INTO "log" VALUES(2,12,15,'move',1,0,'[1,"play",26]','[["played",{"seat":1,"card":26,"count":31,"parts":[0,2,0,0],"points":2},null],["leads",{"seat":2},null]]','auto',1000006.0);
INSERT INTO "log" VALUES(2,13,16,'move',2,0,'[2,"play",70]','[["played",{"seat":2,"card":70,"count":6,"parts":[0,0,0,0],"points":0},null]]','computer',1000008.0);
INSERT INTO "log" VALUES(2,14,16,'move',0,0,'[0,"play",22]','[["played",{"seat":0,"card":22,"count":16,"parts":[0,0,0,0],"points":0},null]]','auto',1000008.0);
INSERT INTO "log" VALUES(2,15,16,'move',2,0,'[2,"play",4]','[["played",{"seat":2,"card":4,"count":21,"parts":[0,0,0,0],"points":0},null],["last_card",{"seat":2},null],["counted",{"seat":1,"item":"hand","cards":[17,0,53,26],"starter":48,"parts":[2,0,2,0,0]},null],["counted",{"seat":2,"item":"hand","cards":[9,57,70,4],"starter":48,"parts":[4,0,4,0,0]},null],["counted",{"seat":0,"item":"hand","cards":[41,52,1,22],"starter":48,"parts":[4,3,2,0,0]},null],["counted",{"seat":0,"item":"crib","cards":[13,71,62,50],"starter":48,"parts":[0,3,0,0,0]},null],["dealt",{"deal":2,"round":2,"dealer":1,"reshuffled":false},null]]','auto',1000008.0);
INSERT INTO "log" VALUES(2,16,17,'move',1,0,'[1,"lay_away",[14]]','[]','101',1000008.0);
INSERT INTO "log" VALUES(3,0,5,'start',NULL,0,'[]','[["round",{"round":1,"seat":2},null],["dealt",{"tiles":[14,18,26,27,29,35,40,44,45,54,75,78,90]},[0]],["dealt",{"tiles":[6,13,16,21,57,60,64,65,76,79,80,82,88]},[1]],["dealt",{"tiles":[4,10,25,43,48,51,56,61,63,66,69,73,86]},[2]],["dealt",{"tiles":[1,17,24,31,34,37,42,47,50,52,67,72,87]},[3]],["row",{"tiles":[55,30,5,7,2,77]},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000008.0);
INSERT INTO "log" VALUES(2,17,18,'move',2,0,'[2,"lay_away",[11]]','[]','computer',1000010.0);
INSERT INTO "log" VALUES(3,1,6,'move',2,0,'[2,"play",6,[48,56,63,66,69],5]','[["played",{"seat":2,"number":6,"size":5,"tiles":[48,56,63,66,69]},null]]','computer',1000010.0);
INSERT INTO "log" VALUES(3,2,7,'move',3,0,'[3,"play",4,[37,47,50,52],4]','[["played",{"seat":3,"number":4,"size":4,"tiles":[37,47,50,52]},null]]','computer',1000012.0);
INSERT INTO "log" VALUES(3,3,8,'move',0,0,'[0,"play",8,[78],1]','[["played",{"seat":0,"number":8,"size":1,"tiles":[78]},null]]','100',1000012.0);
INSERT INTO "log" VALUES(3,4,9,'move',1,0,'[1,"play",11,[88],1]','[["played",{"seat":1,"number":11,"size":1,"tiles":[88]},null],["attacks",{"seat":1,"victims":[0]},null]]','101',1000012.0);
INSERT INTO "log" VALUES(3,5,10,'move',1,0,'[1,"leave"]','[["left",{"seat":1,"victim":0,"number":8,"size":1},null]]','101',1000012.0);
INSERT INTO "log" VALUES(3,6,11,'move',0,0,'[0,"discard"]','[["discarded",{"seat":0,"number":8,"size":1,"tiles":[78]},null]]','100',1000012.0);
INSERT INTO "log" VALUES(3,7,12,'move',0,0,'[0,"draw",2]','[["drew",{"seat":0,"tile":2},null],["refilled",{"tiles":[74]},null]]','100',1000012.0);
INSERT INTO "log" VALUES(3,8,13,'move',2,0,'[2,"play",10,[10,43,73,86],4]','[["played",{"seat":2,"number":10,"size":4,"tiles":[10,43,73,86]},null],["attacks",{"seat":2,"victims":[3]},null]]','computer',1000014.0);
INSERT INTO "log" VALUES(3,9,14,'move',2,0,'[2,"take"]','[["took",{"seat":2,"victim":3,"number":4,"size":4,"tiles":[37,47,50,52]},null]]','computer',1000016.0);
INSERT INTO "log" VALUES(3,10,15,'move',3,0,'[3,"draw",30]','[["drew",{"seat":3,"tile":30},null]]','computer',1000018.0);
INSERT INTO "log" VALUES(3,11,16,'move',3,0,'[3,"draw",7]','[["drew",{"seat":3,"tile":7},null]]','computer',1000020.0);
INSERT INTO "log" VALUES(3,12,17,'move',3,0,'[3,"draw",74]','[["drew",{"seat":3,"tile":74},null]]','computer',1000022.0);
INSERT INTO "log" VALUES(3,13,18,'move',3,0,'[3,"draw",5]','[["drew",{"seat":3,"tile":5},null],["refilled",{"tiles":[33,62,8,3]},null]]','computer',1000024.0);
INSERT INTO "log" VALUES(3,14,19,'move',3,0,'[3,"play",7,[7,30,72,74],4]','[["played",{"seat":3,"number":7,"size":4,"tiles":[7,30,72,74]},null]]','computer',1000026.0);
INSERT INTO "log" VALUES(3,15,20,'move',0,0,'[0,"play",6,[18,29],2]','[["played",{"seat":0,"number":6,"size":2,"tiles":[18,29]},null]]','100',1000026.0);
INSERT INTO "log" VALUES(3,16,21,'move',1,0,'[1,"play",7,[57,64],2]','[["played",{"seat":1,"number":7,"size":2,"tiles":[57,64]},null],["attacks",{"seat":1,"victims":[0]},null]]','101',1000026.0);
INSERT INTO "log" VALUES(3,17,22,'move',1,0,'[1,"leave"]','[["left",{"seat":1,"victim":0,"number":6,"size":2},null]]','101',1000026.0);
INSERT INTO "log" VALUES(3,18,23,'move',0,0,'[0,"back"]','[["back",{"seat":0,"number":6,"size":2,"tiles":[18,29]},null]]','100',1000026.0);
INSERT INTO "log" VALUES(4,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":2},null],["turned",{"card":11},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000026.0);
INSERT INTO "log" VALUES(3,19,24,'move',2,0,'[2,"play",4,[4,37,47,50,51,52],6]','[["played",{"seat":2,"number":4,"size":6,"tiles":[4,37,47,50,51,52]},null]]','computer',1000028.0);
INSERT INTO "log" VALUES(4,1,6,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000028.0);
INSERT INTO "log" VALUES(3,20,25,'move',3,0,'[3,"play",1,[1,17,24],3]','[["played",{"seat":3,"number":1,"size":3,"tiles":[1,17,24]},null]]','computer',1000030.0);
INSERT INTO "log" VALUES(4,2,7,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000030.0);
INSERT INTO "log" VALUES(4,3,8,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":3},null]]','100',1000030.0);
INSERT INTO "log" VALUES(4,4,9,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":4},null]]','101',1000030.0);
INSERT INTO "log" VALUES(4,5,10,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":5},null]]','computer',1000032.0);
INSERT INTO "log" VALUES(4,6,11,'move',3,0,'[3,"take"]','[["taken",{"seat":3,"card":11,"pot":5},null],["turned",{"card":27},null]]','computer',1000034.0);
INSERT INTO "log" VALUES(4,7,12,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":1},null]]','computer',1000036.0);
INSERT INTO "log" VALUES(4,8,13,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":2},null]]','100',1000036.0);
INSERT INTO "log" VALUES(4,9,14,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":3},null]]','101',1000036.0);
INSERT INTO "log" VALUES(4,10,15,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":4},null]]','computer',1000038.0);
INSERT INTO "log" VALUES(4,11,16,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":5},null]]','computer',1000040.0);
INSERT INTO "log" VALUES(4,12,17,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":27,"pot":5},null],["turned",{"card":4},null]]','100',1000040.0);
INSERT INTO "log" VALUES(4,13,18,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":4,"pot":0},null],["turned",{"card":8},null]]','100',1000040.0);
INSERT INTO "log" VALUES(4,14,19,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000040.0);
INSERT INTO "log" VALUES(4,15,20,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000040.0);
INSERT INTO "log" VALUES(4,16,21,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":8,"pot":2},null],["turned",{"card":25},null]]','computer',1000042.0);
INSERT INTO "log" VALUES(4,17,22,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000044.0);
INSERT INTO "log" VALUES(4,18,23,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000046.0);
INSERT INTO "log" VALUES(4,19,24,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":25,"pot":2},null],["turned",{"card":10},null]]','100',1000046.0);
INSERT INTO "log" VALUES(5,0,4,'start',NULL,0,'[]','[["round",{"number":1,"dealer":0},null],["hand",{"cards":[13,40,16,19,21,10,50]},[0]],["hand",{"cards":[15,30,5,44,6,45,23]},[1]],["hand",{"cards":[14,27,47,9,48,49,52]},[2]],["flipped",{"seat":0,"card":29},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000046.0);
INSERT INTO "log" VALUES(5,1,5,'move',1,1,'[1,"claim",[5,6],"twin"]','[["answered",{"answer":["claim",[5,6],"twin"]},[1]]]','101',1000046.0);
INSERT INTO "log" VALUES(5,2,6,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000046.0);
INSERT INTO "log" VALUES(5,3,7,'move',2,1,'[2,"ron"]','[["answered",{"answer":["ron"]},[2]],["ron",{"seat":2,"card":29,"score":15,"chips":[45,45,90]},null],["round",{"number":2,"dealer":2},null],["hand",{"cards":[2,29,6,19,33,23,11]},[0]],["hand",{"cards":[39,14,18,22,48,10,37]},[1]],["hand",{"cards":[26,16,42,36,50,25,52]},[2]],["flipped",{"seat":2,"card":27},null]]','computer',1000048.0);
INSERT INTO "log" VALUES(5,4,8,'move',1,1,'[1,"pass"]','[["answered",{"answer":["pass"]},[1]]]','101',1000048.0);
INSERT INTO "log" VALUES(5,5,9,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000048.0);
INSERT INTO "log" VALUES(5,6,10,'move',2,1,'[2,"claim",[26],"two_word"]','[["answered",{"answer":["claim",[26],"two_word"]},[2]],["claimed",{"seat":2,"card":27,"kind":"two_word","cards":[26,27],"call":"tsumo"},null]]','computer',1000050.0);
INSERT INTO "log" VALUES(5,7,11,'move',2,0,'[2,"discard",36]','[["discarded",{"seat":2,"card":36},null]]','computer',1000052.0);
INSERT INTO "log" VALUES(5,8,12,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000052.0);
INSERT INTO "log" VALUES(5,9,13,'move',1,1,'[1,"claim",[10],"pair"]','[["answered",{"answer":["claim",[10],"pair"]},[1]],["claimed",{"seat":1,"card":36,"kind":"pair","cards":[10,36],"call":""},null]]','101',1000052.0);
INSERT INTO "log" VALUES(5,10,14,'move',1,0,'[1,"discard",39]','[["discarded",{"seat":1,"card":39},null]]','101',1000052.0);
INSERT INTO "log" VALUES(5,11,15,'move',2,1,'[2,"pass"]','[["answered",{"answer":["pass"]},[2]]]','computer',1000054.0);
INSERT INTO "log" VALUES(5,12,16,'move',-2,1,'[-2,"close"]','[["unclaimed",{"card":39},null],["flipped",{"seat":2,"card":32},null]]','table',1000108.0);
INSERT INTO "log" VALUES(5,13,17,'move',0,1,'[0,"claim",[19],"pair"]','[["answered",{"answer":["claim",[19],"pair"]},[0]]]','100',1000108.0);
INSERT INTO "log" VALUES(5,14,18,'move',2,1,'[2,"pass"]','[["answered",{"answer":["pass"]},[2]],["claimed",{"seat":0,"card":32,"kind":"pair","cards":[19,32],"call":""},null]]','computer',1000110.0);
INSERT INTO "log" VALUES(5,15,19,'move',0,0,'[0,"discard",6]','[["discarded",{"seat":0,"card":6},null]]','100',1000110.0);
INSERT INTO "log" VALUES(6,0,5,'start',NULL,0,'[]','[["round",{"round":1,"dealer":3,"indicator":20},null],["hand",{"cards":[0,9,15,22,26,43,45,46,68,71]},[0]],["hand",{"cards":[1,3,6,8,19,27,40,42,54,67]},[1]],["hand",{"cards":[14,17,21,29,44,56,57,58,60,70]},[2]],["hand",{"cards":[7,18,28,30,33,41,53,55,61,73]},[3]],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000110.0);
INSERT INTO "log" VALUES(6,1,6,'move',0,0,'[0,"bonus",11]','[]','100',1000110.0);
INSERT INTO "log" VALUES(6,2,7,'move',1,0,'[1,"bonus",12]','[]','101',1000110.0);
INSERT INTO "log" VALUES(5,16,20,'move',2,1,'[2,"ron"]','[["answered",{"answer":["ron"]},[2]],["ron",{"seat":2,"card":6,"score":10,"chips":[35,35,110]},null],["round",{"number":3,"dealer":2},null],["hand",{"cards":[4,44,33,34,48,36,50]},[0]],["hand",{"cards":[26,1,2,5,31,45,9]},[1]],["hand",{"cards":[13,14,27,35,49,11,37]},[2]],["flipped",{"seat":2,"card":8},null]]','computer',1000112.0);
INSERT INTO "log" VALUES(6,3,8,'move',2,0,'[2,"bonus",10]','[]','computer',1000112.0);
INSERT INTO "log" VALUES(6,4,9,'move',3,0,'[3,"bonus",10]','[["revealed",{"courts":[11,12,10,10]},null]]','computer',1000112.0);
INSERT INTO "log" VALUES(6,5,9,'move',3,0,'[3,"draw",0]','[["drew",{"seat":3},null],["drawn",{"card":5},[3]]]','auto',1000112.0);
INSERT INTO "log" VALUES(6,6,10,'move',3,0,'[3,"discard",61]','[["discarded",{"seat":3,"card":61},null]]','computer',1000114.0);
INSERT INTO "log" VALUES(6,7,11,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":0},null]]','computer',1000116.0);
INSERT INTO "log" VALUES(6,8,12,'move',0,0,'[0,"draw",0]','[["drew",{"seat":0},null],["drawn",{"card":4},[0]]]','100',1000116.0);
INSERT INTO "log" VALUES(6,9,13,'move',0,0,'[0,"discard",9]','[["discarded",{"seat":0,"card":9},null]]','100',1000116.0);
INSERT INTO "log" VALUES(6,10,14,'move',0,0,'[0,"end_turn"]','[["turn_ended",{"seat":0,"stall":0},null]]','100',1000116.0);
INSERT INTO "log" VALUES(6,11,15,'move',1,0,'[1,"draw",4]','[["took",{"seat":1,"source":4,"card":61},null]]','101',1000116.0);
INSERT INTO "log" VALUES(6,12,16,'move',1,0,'[1,"discard",27]','[["discarded",{"seat":1,"card":27},null]]','101',1000116.0);
INSERT INTO "log" VALUES(6,13,17,'move',1,0,'[1,"end_turn"]','[["turn_ended",{"seat":1,"stall":1},null]]','101',1000116.0);
INSERT INTO "log" VALUES(6,14,18,'move',2,0,'[2,"draw",0]','[["drew",{"seat":2},null],["drawn",{"card":52},[2]]]','computer',1000118.0);
INSERT INTO "log" VALUES(6,15,19,'move',2,0,'[2,"discard",21]','[["discarded",{"seat":2,"card":21},null]]','computer',1000120.0);
INSERT INTO "log" VALUES(6,16,20,'move',2,0,'[2,"end_turn"]','[["turn_ended",{"seat":2,"stall":0},null]]','computer',1000122.0);
INSERT INTO "log" VALUES(6,17,21,'move',3,0,'[3,"draw",0]','[["drew",{"seat":3},null],["drawn",{"card":59},[3]]]','computer',1000124.0);
INSERT INTO "log" VALUES(6,18,22,'move',3,0,'[3,"discard",73]','[["discarded",{"seat":3,"card":73},null]]','computer',1000126.0);
INSERT INTO "log" VALUES(6,19,23,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":0},null]]','computer',1000128.0);
INSERT INTO "log" VALUES(6,20,24,'move',0,0,'[0,"draw",0]','[["drew",{"seat":0},null],["drawn",{"card":13},[0]]]','100',1000128.0);
INSERT INTO "log" VALUES(7,0,5,'start',NULL,0,'[]','[["deal",{"deal":1,"dealer":3},null],["candidates",{"cards":[65,14,34]},[0]],["candidates",{"cards":[52,40,21]},[1]],["candidates",{"cards":[42,71,22]},[2]],["candidates",{"cards":[66,7,47]},[3]],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000128.0);
INSERT INTO "log" VALUES(7,1,6,'move',0,0,'[0,"discard",34]','[]','100',1000128.0);
INSERT INTO "log" VALUES(7,2,7,'move',1,0,'[1,"discard",52]','[]','101',1000128.0);
INSERT INTO "log" VALUES(7,3,8,'move',2,0,'[2,"discard",71]','[]','computer',1000130.0);
INSERT INTO "log" VALUES(7,4,9,'move',3,0,'[3,"discard",47]','[["given",{"cards":[34,52,71,47]},null],["first",{"seat":0},null]]','computer',1000130.0);
INSERT INTO "log" VALUES(7,5,10,'move',0,0,'[0,"place",65,2]','[["placed",{"seat":0,"card":65,"slot":2,"next":1},null],["picked",{"card":61},[0]]]','100',1000130.0);
INSERT INTO "log" VALUES(7,6,11,'move',1,0,'[1,"swap",34]','[["swapped",{"seat":1,"paid":[40,21],"took":34},null]]','101',1000130.0);
INSERT INTO "log" VALUES(7,7,12,'move',1,0,'[1,"place",34,1]','[["placed",{"seat":1,"card":34,"slot":1,"next":2},null],["picked",{"card":70},[1]]]','101',1000130.0);
INSERT INTO "log" VALUES(7,8,13,'move',2,0,'[2,"place",42,4]','[["placed",{"seat":2,"card":42,"slot":4,"next":0},null],["picked",{"card":8},[2]]]','computer',1000132.0);
INSERT INTO "log" VALUES(7,9,14,'move',0,0,'[0,"swap",71]','[["swapped",{"seat":0,"paid":[14,61],"took":71},null]]','100',1000132.0);
INSERT INTO "log" VALUES(7,10,15,'move',0,0,'[0,"place",71,3]','[["placed",{"seat":0,"card":71,"slot":3,"next":1},null],["picked",{"card":43},[0]]]','100',1000132.0);
INSERT INTO "log" VALUES(7,11,16,'move',1,0,'[1,"place",70,8]','[["placed",{"seat":1,"card":70,"slot":8,"next":0},null],["picked",{"card":5},[1]]]','101',1000132.0);
INSERT INTO "log" VALUES(7,12,17,'move',0,0,'[0,"place",43,5]','[["placed",{"seat":0,"card":43,"slot":5,"next":0},null],["picked",{"card":4},[0]]]','100',1000132.0);
INSERT INTO "log" VALUES(8,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":2},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000132.0);
INSERT INTO "log" VALUES(8,1,6,'move',1,1,'[1,"pass",39,12]','[]','101',1000132.0);
INSERT INTO "log" VALUES(8,2,7,'move',0,1,'[0,"pass",13,38]','[]','100',1000132.0);
INSERT INTO "log" VALUES(8,3,8,'move',2,1,'[2,"pass",0,51]','[]','computer',1000134.0);
INSERT INTO "log" VALUES(8,4,9,'move',3,1,'[3,"pass",26,25]','[["exchanged",{"round":1},null],["received",{"round":1,"right":25,"left":39},[0]],["received",{"round":1,"right":38,"left":0},[1]],["received",{"round":1,"right":12,"left":26},[2]],["received",{"round":1,"right":51,"left":13},[3]]]','computer',1000134.0);
INSERT INTO "log" VALUES(8,5,10,'move',1,1,'[1,"pass",38,4]','[]','101',1000134.0);
INSERT INTO "log" VALUES(8,6,11,'move',0,1,'[0,"pass",14,37]','[]','100',1000134.0);
INSERT INTO "log" VALUES(8,7,12,'move',2,1,'[2,"pass",23,11]','[]','computer',1000136.0);
INSERT INTO "log" VALUES(8,8,13,'move',3,1,'[3,"pass",9,47]','[["exchanged",{"round":2},null],["received",{"round":2,"right":47,"left":38},[0]],["received",{"round":2,"right":37,"left":23},[1]],["received",{"round":2,"right":4,"left":9},[2]],["received",{"round":2,"right":11,"left":14},[3]]]','computer',1000136.0);
INSERT INTO "log" VALUES(8,9,14,'move',3,0,'[3,"play",13]','[["played",{"seat":3,"card":13},null]]','computer',1000138.0);
INSERT INTO "log" VALUES(8,10,15,'move',0,0,'[0,"play",22]','[["played",{"seat":0,"card":22},null]]','100',1000138.0);
INSERT INTO "log" VALUES(8,11,16,'move',1,0,'[1,"play",23]','[["played",{"seat":1,"card":23},null]]','101',1000138.0);
INSERT INTO "log" VALUES(8,12,17,'move',2,0,'[2,"play",24]','[["played",{"seat":2,"card":24},null],["trick",{"winner":3,"leader":3,"cards":[13,22,23,24]},null],["station",{"seat":3,"number":1,"passed":0},null]]','computer',1000140.0);
INSERT INTO "log" VALUES(8,13,18,'move',3,0,'[3,"play",28]','[["played",{"seat":3,"card":28},null]]','computer',1000142.0);
INSERT INTO "log" VALUES(8,14,19,'move',0,0,'[0,"play",38]','[["played",{"seat":0,"card":38},null]]','100',1000142.0);
INSERT INTO "log" VALUES(8,15,20,'move',1,0,'[1,"play",36]','[["played",{"seat":1,"card":36},null]]','101',1000142.0);
INSERT INTO "log" VALUES(8,16,21,'move',2,0,'[2,"play",26]','[["played",{"seat":2,"card":26},null],["trick",{"winner":2,"leader":3,"cards":[28,38,36,26]},null],["station",{"seat":2,"number":2,"passed":0},null]]','computer',1000144.0);
INSERT INTO "log" VALUES(8,17,22,'move',2,0,'[2,"play",40]','[["played",{"seat":2,"card":40},null]]','computer',1000146.0);
INSERT INTO "log" VALUES(8,18,23,'move',3,0,'[3,"play",44]','[["played",{"seat":3,"card":44},null]]','computer',1000148.0);
INSERT INTO "log" VALUES(8,19,24,'move',0,0,'[0,"play",47]','[["played",{"seat":0,"card":47},null]]','100',1000148.0);
INSERT INTO "log" VALUES(10,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":3},null],["turned",{"card":28},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000148.0);
INSERT INTO "log" VALUES(10,1,6,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":1},null]]','computer',1000150.0);
INSERT INTO "log" VALUES(10,2,7,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":28,"pot":1},null],["turned",{"card":16},null]]','100',1000150.0);
INSERT INTO "log" VALUES(10,3,8,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":16,"pot":0},null],["turned",{"card":33},null]]','100',1000150.0);
INSERT INTO "log" VALUES(10,4,9,'note',NULL,0,'[-1,"table-paused"]','[["table-paused",{"reason":"paused-channel-gone"},null]]','host',1000150.0);
INSERT INTO "log" VALUES(11,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":0},null],["turned",{"card":28},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000150.0);
INSERT INTO "log" VALUES(11,1,6,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":28,"pot":0},null],["turned",{"card":15},null]]','100',1000150.0);
INSERT INTO "log" VALUES(11,2,7,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000150.0);
INSERT INTO "log" VALUES(11,3,8,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":15,"pot":1},null],["turned",{"card":6},null]]','101',1000150.0);
INSERT INTO "log" VALUES(11,4,9,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":6,"pot":0},null],["turned",{"card":21},null]]','101',1000150.0);
INSERT INTO "log" VALUES(11,5,10,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000150.0);
INSERT INTO "log" VALUES(11,6,11,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000152.0);
INSERT INTO "log" VALUES(11,7,12,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000154.0);
INSERT INTO "log" VALUES(11,8,13,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000154.0);
INSERT INTO "log" VALUES(11,9,14,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":21,"pot":4},null],["turned",{"card":14},null]]','101',1000154.0);
INSERT INTO "log" VALUES(11,10,15,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":14,"pot":0},null],["turned",{"card":33},null]]','101',1000154.0);
INSERT INTO "log" VALUES(11,11,16,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":33,"pot":0},null],["turned",{"card":19},null]]','101',1000154.0);
INSERT INTO "log" VALUES(11,12,17,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":19,"pot":0},null],["turned",{"card":12},null]]','101',1000154.0);
INSERT INTO "log" VALUES(11,13,18,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000154.0);
INSERT INTO "log" VALUES(11,14,19,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000156.0);
INSERT INTO "log" VALUES(11,15,20,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000158.0);
INSERT INTO "log" VALUES(11,16,21,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000158.0);
INSERT INTO "log" VALUES(11,17,22,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":12,"pot":4},null],["turned",{"card":18},null]]','101',1000158.0);
INSERT INTO "log" VALUES(11,18,23,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":18,"pot":0},null],["turned",{"card":10},null]]','101',1000158.0);
INSERT INTO "log" VALUES(11,19,24,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":10,"pot":0},null],["turned",{"card":11},null]]','101',1000158.0);
INSERT INTO "log" VALUES(11,20,25,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000158.0);
INSERT INTO "log" VALUES(11,21,26,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000160.0);
INSERT INTO "log" VALUES(11,22,27,'move',3,0,'[3,"take"]','[["taken",{"seat":3,"card":11,"pot":2},null],["turned",{"card":31},null]]','computer',1000162.0);
INSERT INTO "log" VALUES(11,23,28,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":1},null]]','computer',1000164.0);
INSERT INTO "log" VALUES(11,24,29,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":2},null]]','100',1000164.0);
INSERT INTO "log" VALUES(11,25,30,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":31,"pot":2},null],["turned",{"card":9},null]]','101',1000164.0);
INSERT INTO "log" VALUES(11,26,31,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":9,"pot":0},null],["turned",{"card":8},null]]','101',1000164.0);
INSERT INTO "log" VALUES(11,27,32,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000164.0);
INSERT INTO "log" VALUES(11,28,33,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":8,"pot":1},null],["turned",{"card":22},null]]','computer',1000166.0);
INSERT INTO "log" VALUES(5,17,21,'move',-2,1,'[-2,"close"]','[]','table',1000168.0);
INSERT INTO "log" VALUES(11,29,34,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000168.0);
INSERT INTO "log" VALUES(11,30,35,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000170.0);
INSERT INTO "log" VALUES(11,31,36,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":22,"pot":2},null],["turned",{"card":16},null]]','100',1000170.0);
INSERT INTO "log" VALUES(11,32,37,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000170.0);
INSERT INTO "log" VALUES(11,33,38,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000170.0);
INSERT INTO "log" VALUES(11,34,39,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000172.0);
INSERT INTO "log" VALUES(11,35,40,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000174.0);
INSERT INTO "log" VALUES(11,36,41,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":16,"pot":4},null],["turned",{"card":34},null]]','100',1000174.0);
INSERT INTO "log" VALUES(11,37,42,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000174.0);
INSERT INTO "log" VALUES(11,38,43,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":34,"pot":1},null],["turned",{"card":13},null]]','101',1000174.0);
INSERT INTO "log" VALUES(11,39,44,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000174.0);
INSERT INTO "log" VALUES(11,40,45,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000176.0);
INSERT INTO "log" VALUES(11,41,46,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000178.0);
INSERT INTO "log" VALUES(11,42,47,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000178.0);
INSERT INTO "log" VALUES(11,43,48,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":13,"pot":4},null],["turned",{"card":7},null]]','101',1000178.0);
INSERT INTO "log" VALUES(11,44,49,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":7,"pot":0},null],["turned",{"card":20},null]]','101',1000178.0);
INSERT INTO "log" VALUES(11,45,50,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":20,"pot":0},null],["turned",{"card":4},null]]','101',1000178.0);
INSERT INTO "log" VALUES(11,46,51,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000178.0);
INSERT INTO "log" VALUES(11,47,52,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":4,"pot":1},null],["turned",{"card":25},null]]','computer',1000180.0);
INSERT INTO "log" VALUES(11,48,53,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000182.0);
INSERT INTO "log" VALUES(11,49,54,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000184.0);
INSERT INTO "log" VALUES(11,50,55,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":3},null]]','100',1000184.0);
INSERT INTO "log" VALUES(11,51,56,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":4},null]]','101',1000184.0);
INSERT INTO "log" VALUES(11,52,57,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":5},null]]','computer',1000186.0);
INSERT INTO "log" VALUES(11,53,58,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":6},null]]','computer',1000188.0);
INSERT INTO "log" VALUES(11,54,59,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":25,"pot":6},null],["turned",{"card":27},null]]','100',1000188.0);
INSERT INTO "log" VALUES(11,55,60,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":27,"pot":0},null],["turned",{"card":35},null]]','100',1000188.0);
INSERT INTO "log" VALUES(11,56,61,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":35,"pot":0},null],["game_over",{"game":1,"scores":[110,90,7,6],"chips":[15,19,5,5]},null],["match_over",{"totals":[110,90,7,6],"winners":[3],"removed":[3,5,17,23,24,26,29,30,32]},null]]','100',1000188.0);
INSERT INTO "log" VALUES(13,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":1},null],["turned",{"card":18},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000188.0);
INSERT INTO "log" VALUES(14,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":1},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000188.0);
INSERT INTO "log" VALUES(14,1,6,'move',0,1,'[0,"pass",0,12]','[]','100',1000188.0);
INSERT INTO "log" VALUES(14,2,7,'move',1,1,'[1,"pass",26,39]','[]','101',1000188.0);
INSERT INTO "log" VALUES(14,3,8,'move',2,1,'[2,"pass",10,23]','[]','computer',1000190.0);
INSERT INTO "log" VALUES(14,4,9,'move',3,1,'[3,"pass",13,37]','[["exchanged",{"round":1},null],["received",{"round":1,"right":37,"left":26},[0]],["received",{"round":1,"right":12,"left":10},[1]],["received",{"round":1,"right":39,"left":13},[2]],["received",{"round":1,"right":23,"left":0},[3]]]','computer',1000190.0);
INSERT INTO "log" VALUES(14,5,10,'move',1,1,'[1,"pass",9,51]','[]','101',1000190.0);
INSERT INTO "log" VALUES(14,6,11,'move',0,1,'[0,"pass",26,50]','[]','100',1000190.0);
INSERT INTO "log" VALUES(14,7,12,'note',1,0,'[-1,"table-resigned"]','[["table-resigned",{"seat":1,"name":"Ben"},null]]','host',1000190.0);
INSERT INTO "log" VALUES(15,0,2,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":1},null],["table-shuffle-words",{"words":[]},null]]','100',1000190.0);
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "orders" VALUES(13,0,'{"until":3}');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables(id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    seq INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    due REAL NOT NULL,
    facts TEXT NOT NULL,
    UNIQUE (table_id, kind, target)
);
INSERT INTO "outbox" VALUES(6,1,'hand','101',14,0,1000000.0,'{"private":true}');
INSERT INTO "outbox" VALUES(21,1,'table','',16,0,1000004.0,'{}');
INSERT INTO "outbox" VALUES(22,1,'refresh','100',16,0,1000004.0,'{}');
INSERT INTO "outbox" VALUES(23,1,'refresh','101',16,0,1000004.0,'{}');
INSERT INTO "outbox" VALUES(37,2,'hand','100',16,0,1000008.0,'{}');
INSERT INTO "outbox" VALUES(40,2,'refresh','101',17,0,1000008.0,'{}');
INSERT INTO "outbox" VALUES(48,2,'table','',18,0,1000010.0,'{}');
INSERT INTO "outbox" VALUES(49,2,'refresh','100',18,0,1000010.0,'{}');
INSERT INTO "outbox" VALUES(80,3,'refresh','101',22,0,1000026.0,'{}');
INSERT INTO "outbox" VALUES(95,3,'table','',25,0,1000030.0,'{}');
INSERT INTO "outbox" VALUES(96,3,'hand','100',25,0,1000030.0,'{}');
INSERT INTO "outbox" VALUES(121,4,'refresh','101',20,0,1000040.0,'{}');
INSERT INTO "outbox" VALUES(125,4,'table','',24,0,1000046.0,'{}');
INSERT INTO "outbox" VALUES(126,4,'refresh','100',24,0,1000046.0,'{}');
INSERT INTO "outbox" VALUES(147,5,'refresh','101',14,0,1000052.0,'{}');
INSERT INTO "outbox" VALUES(165,5,'table','',20,0,1000112.0,'{}');
INSERT INTO "outbox" VALUES(166,5,'call','',20,0,1000112.0,'{"at":1000112.0,"but":-1}');
INSERT INTO "outbox" VALUES(167,5,'hand','100',20,0,1000112.0,'{}');
INSERT INTO "outbox" VALUES(184,6,'refresh','101',17,0,1000116.0,'{}');
INSERT INTO "outbox" VALUES(191,6,'table','',24,0,1000128.0,'{}');
INSERT INTO "outbox" VALUES(192,6,'refresh','100',24,0,1000128.0,'{}');
INSERT INTO "outbox" VALUES(220,7,'refresh','101',16,0,1000132.0,'{}');
INSERT INTO "outbox" VALUES(221,7,'table','',17,0,1000132.0,'{}');
INSERT INTO "outbox" VALUES(222,7,'refresh','100',17,0,1000132.0,'{}');
INSERT INTO "outbox" VALUES(249,8,'table','',24,0,1000148.0,'{}');
INSERT INTO "outbox" VALUES(250,8,'hand','101',24,0,1000148.0,'{}');
INSERT INTO "outbox" VALUES(251,8,'refresh','100',24,0,1000148.0,'{}');
INSERT INTO "outbox" VALUES(254,9,'table','',3,0,1000148.0,'{}');
INSERT INTO "outbox" VALUES(271,10,'refresh','100',9,0,1000150.0,'{}');
INSERT INTO "outbox" VALUES(272,10,'notice','100',9,0,1000150.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(273,10,'refresh','101',9,0,1000150.0,'{}');
INSERT INTO "outbox" VALUES(274,10,'notice','101',9,0,1000150.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(275,10,'table','',9,0,1000150.0,'{}');
INSERT INTO "outbox" VALUES(276,11,'result','100',61,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(277,11,'result','101',61,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(278,11,'result','',61,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(279,11,'notice','100',62,0,1000188.0,'{"key":"rematch-invited","name":"Ben","verb":"rematch"}');
INSERT INTO "outbox" VALUES(280,12,'table','',1,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(285,13,'table','',5,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(286,13,'hand','101',5,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(287,13,'hand','100',5,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(288,13,'refresh','100',5,0,1000188.0,'{}');
INSERT INTO "outbox" VALUES(297,14,'refresh','100',11,0,1000190.0,'{}');
INSERT INTO "outbox" VALUES(298,14,'refresh','101',12,0,1000190.0,'{}');
INSERT INTO "outbox" VALUES(299,14,'table','',12,0,1000190.0,'{}');
INSERT INTO "outbox" VALUES(301,15,'table','',2,0,1000190.0,'{}');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT,
    dm_channel TEXT,
    dm_closed REAL
, locale TEXT);
INSERT INTO "people" VALUES('100','Ann','ja','dm',NULL,NULL);
INSERT INTO "people" VALUES('101','Ben',NULL,NULL,1000190.0,'en-US');
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, kind, target)
);
INSERT INTO "posts" VALUES(1,'table','','c','81',3,1000000.0);
INSERT INTO "posts" VALUES(1,'hand','100','dm','91',3,1000000.0);
INSERT INTO "posts" VALUES(2,'table','','c','82',3,1000008.0);
INSERT INTO "posts" VALUES(2,'hand','100','dm','92',3,1000008.0);
INSERT INTO "posts" VALUES(3,'table','','c','83',3,1000026.0);
INSERT INTO "posts" VALUES(3,'hand','100','dm','93',3,1000026.0);
INSERT INTO "posts" VALUES(4,'table','','c','84',3,1000046.0);
INSERT INTO "posts" VALUES(4,'hand','100','dm','94',3,1000046.0);
INSERT INTO "posts" VALUES(5,'table','','c','85',3,1000110.0);
INSERT INTO "posts" VALUES(5,'hand','100','dm','95',3,1000110.0);
INSERT INTO "posts" VALUES(6,'table','','c','86',3,1000128.0);
INSERT INTO "posts" VALUES(6,'hand','100','dm','96',3,1000128.0);
INSERT INTO "posts" VALUES(7,'table','','c','87',3,1000132.0);
INSERT INTO "posts" VALUES(7,'hand','100','dm','97',3,1000132.0);
INSERT INTO "posts" VALUES(8,'table','','c','88',3,1000148.0);
INSERT INTO "posts" VALUES(8,'hand','100','dm','98',3,1000148.0);
CREATE TABLE proposed_moves (
    table_id INTEGER PRIMARY KEY REFERENCES tables(id),
    number INTEGER NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    agreed TEXT NOT NULL
);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people(id),
    name TEXT NOT NULL,
    computer TEXT,
    resigned TEXT,
    word TEXT NOT NULL,
    prompt INTEGER NOT NULL,
    prompted_at REAL NOT NULL,
    pinged INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    arrangement TEXT NOT NULL, prompts INTEGER NOT NULL DEFAULT 0, news INTEGER NOT NULL DEFAULT 0, absent TEXT REFERENCES people(id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);
INSERT INTO "seats" VALUES(1,0,'100','Ann',NULL,NULL,'Ann',0,1000000.0,5,0,'',5,9,NULL);
INSERT INTO "seats" VALUES(1,1,'101','Ben',NULL,NULL,'Ben',6,1000000.0,6,0,'',6,9,NULL);
INSERT INTO "seats" VALUES(1,2,NULL,'Robot 0','house',NULL,'',0,1000000.0,0,0,'',1,1,NULL);
INSERT INTO "seats" VALUES(1,3,NULL,'Robot 1','friend',NULL,'',0,1000002.0,0,0,'',2,1,NULL);
INSERT INTO "seats" VALUES(2,0,'100','Ann',NULL,NULL,'Ann',5,1000008.0,5,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(2,1,'101','Ben',NULL,NULL,'Ben',0,1000008.0,5,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(2,2,NULL,'Robot 0','house',NULL,'',0,1000008.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(3,0,'100','Ann',NULL,NULL,'Ann',6,1000030.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(3,1,'101','Ben',NULL,NULL,'Ben',0,1000026.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(3,2,NULL,'Robot 0','house',NULL,'',0,1000026.0,0,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(3,3,NULL,'Robot 1','friend',NULL,'',0,1000028.0,0,0,'',7,0,NULL);
INSERT INTO "seats" VALUES(4,0,'100','Ann',NULL,NULL,'Ann',7,1000046.0,7,0,'',7,0,NULL);
INSERT INTO "seats" VALUES(4,1,'101','Ben',NULL,NULL,'Ben',0,1000040.0,3,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(4,2,NULL,'Robot 0','house',NULL,'',0,1000042.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(4,3,NULL,'Robot 1','friend',NULL,'',0,1000044.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(6,0,'100','Ann',NULL,NULL,'Ann',6,1000128.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(6,1,'101','Ben',NULL,NULL,'Ben',0,1000116.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(6,2,NULL,'Robot 0','house',NULL,'',0,1000120.0,0,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(6,3,NULL,'Robot 1','friend',NULL,'',0,1000126.0,0,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(7,0,'100','Ann',NULL,NULL,'Ann',6,1000132.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(7,1,'101','Ben',NULL,NULL,'Ben',0,1000132.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(7,2,NULL,'Robot 0','house',NULL,'',0,1000130.0,0,0,'',2,0,NULL);
INSERT INTO "seats" VALUES(7,3,NULL,'Robot 1','friend',NULL,'',0,1000128.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(8,0,'100','Ann',NULL,NULL,'Ann',0,1000148.0,5,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(8,1,'101','Ben',NULL,NULL,'Ben',5,1000148.0,5,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(8,2,NULL,'Robot 0','house',NULL,'',0,1000144.0,0,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(8,3,NULL,'Robot 1','friend',NULL,'',0,1000146.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(9,0,'100','Ann',NULL,NULL,'Ann',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(9,1,'101','Ben',NULL,NULL,'Ben',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(9,2,NULL,'Robot','strong',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,0,'100','Ann',NULL,NULL,'Ann',3,1000150.0,3,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(10,1,'101','Ben',NULL,NULL,'Ben',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,3,NULL,'Robot 1','friend',NULL,'',0,1000148.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(5,0,'100','Ann',NULL,NULL,'Ann',6,1000112.0,6,0,'',6,4,NULL);
INSERT INTO "seats" VALUES(5,1,'101','Ben',NULL,NULL,'Ben',0,1000052.0,4,0,'',4,2,NULL);
INSERT INTO "seats" VALUES(5,2,NULL,'Robot 0','house',NULL,'',0,1000110.0,0,0,'',6,1,NULL);
INSERT INTO "seats" VALUES(11,0,'100','Ann',NULL,NULL,'Ann',0,1000188.0,14,0,'',14,0,NULL);
INSERT INTO "seats" VALUES(11,1,'101','Ben',NULL,NULL,'Ben',0,1000184.0,23,0,'',23,0,NULL);
INSERT INTO "seats" VALUES(11,2,NULL,'Robot 0','house',NULL,'',0,1000184.0,0,0,'',10,0,NULL);
INSERT INTO "seats" VALUES(11,3,NULL,'Robot 1','friend',NULL,'',0,1000186.0,0,0,'',9,0,NULL);
INSERT INTO "seats" VALUES(12,1,'101','Ben',NULL,NULL,'963510',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(12,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(12,3,NULL,'Robot 1','friend',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,0,'100','Ann',NULL,NULL,'Ann',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,1,'101','Ben',NULL,NULL,'Ben',1,1000188.0,1,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(13,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,3,NULL,'Robot 1','friend',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(14,0,'100','Ann',NULL,NULL,'Ann',0,1000190.0,2,0,'',2,2,NULL);
INSERT INTO "seats" VALUES(14,1,NULL,'Ben','house','101','Ben',0,1000190.0,2,0,'',2,2,NULL);
INSERT INTO "seats" VALUES(14,2,NULL,'Robot 0','house',NULL,'',2,1000190.0,0,0,'',2,1,NULL);
INSERT INTO "seats" VALUES(14,3,NULL,'Robot 1','friend',NULL,'',2,1000190.0,0,0,'',2,0,NULL);
INSERT INTO "seats" VALUES(15,0,NULL,'Robot 0','house',NULL,'',1,1000190.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,1,NULL,'Robot 1','house',NULL,'',1,1000190.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,2,NULL,'Robot 2','house',NULL,'',1,1000190.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,3,NULL,'Robot 3','house',NULL,'',1,1000190.0,0,0,'',1,0,NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    "match" TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    options TEXT NOT NULL,
    size INTEGER NOT NULL,
    lang TEXT NOT NULL,
    guild TEXT,
    channel TEXT NOT NULL,
    thread TEXT,
    opener TEXT NOT NULL REFERENCES people(id),
    status TEXT NOT NULL,
    seq INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    opened REAL NOT NULL,
    touched REAL NOT NULL,
    paused_for TEXT NOT NULL,
    rematch_of INTEGER REFERENCES tables(id),
    votes TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    header TEXT,
    snapshot TEXT,
    hints INTEGER NOT NULL,
    watch INTEGER NOT NULL
, news INTEGER NOT NULL DEFAULT 1, since REAL NOT NULL DEFAULT 0, stall TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES(1,'e3743ecde0dc','alliance',2,'{"mode":"team","rebuild":"once_per_game","team_assignment":"random","secret_teams":"three_pairs"}',4,'ja','g','c',NULL,'100','playing',16,12,1000000.0,1000004.0,'',NULL,'[]',5,'1ca446f51e011c28196547eaa2ff4b8cae467dcdb3ddb3669e582caa7a5b1ca1','234e49816fd922937e2243f8d13a2dbcce33730ea15f55aaa0f16dad8799558e','{"schema": 1, "match": "e3743ecde0dc", "game": "alliance", "revision": 2, "seats": 4, "options": {"mode": "team", "rebuild": "once_per_game", "team_assignment": "random", "secret_teams": "three_pairs"}, "commitment": "1ca446f51e011c28196547eaa2ff4b8cae467dcdb3ddb3669e582caa7a5b1ca1", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 2, "phase": "distribute", "waiting": [1], "ended": "", "scores": [], "winners": [], "hands": [[], [], [], []], "trick": [], "leader": 0, "voids": [], "last_trick": [], "last_leader": -1, "last_winner": -1, "mode": "team", "once": true, "trios": false, "suits": [0, 2, 3, 1], "order": [0, 3, 1, 2], "after": [3, 2, 0, 1], "special": [1, 6, 16, 40], "agreed": [1, 0, 1, 1], "proposals": [5, 4, 1, 0], "ready": [0, 1], "pile": [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [26, 27, 28, 29, 30, 31, 32, 33, 34, 35], [39, 40, 41, 42, 43, 44, 45, 46, 47, 48], [13, 14, 15, 16, 17, 18, 19, 20, 21, 22]], "discard": [[], [], [], []], "buried": [[], [], [], []], "gone": [[], [], [], []], "removed": [], "down": [[], [], [], []], "downs": [0, 0, 0, 0], "old_downs": [0, 0, 0, 0], "shown": [-1, -1, -1, -1, -1, -1], "owned": [-1, -1, -1, -1], "tops": [], "pile_empty": [0, 0, 0, 0], "rebuilt": [0, 0, 0, 0], "rebuilt_now": [0, 0, 0, 0], "declined": [0, 0, 0, 0], "ask": [1, 1, 1, 1], "courts": [37, 49, 12, 38, 23, 51, 24, 63, 76, 11, 10, 75, 77, 36, 25, 50, 62, 64], "court": -1, "won": [[], [], [], []], "battalions": [0, 0], "last_tops": [], "last_court": -1, "last_made": [], "last_how": "", "points": [], "teams": [], "by": "", "final_won": [], "final_hands": [], "final_piles": [], "final_special": []}',1,0,6,1000004.0,'');
INSERT INTO "tables" VALUES(2,'f28f6f06c356','counting_cribbage',1,'{"skunk":false,"muggins":"off","match_wins":1,"first_dealer":"random","show_used":true}',3,'ja','g','c',NULL,'100','playing',18,18,1000000.0,1000010.0,'',NULL,'[]',0,'14cc2c5baa6045b11120ee521c5af89019c95e6ead3a6f5c5ebd44579f785ed5','21a33ebba33c58d81ce361ddecd0595484018ae0eff857dc1c8ed4b448fa49d9','{"schema": 1, "match": "f28f6f06c356", "game": "counting_cribbage", "revision": 1, "seats": 3, "options": {"skunk": false, "muggins": "off", "match_wins": 1, "first_dealer": "random", "show_used": true}, "commitment": "14cc2c5baa6045b11120ee521c5af89019c95e6ead3a6f5c5ebd44579f785ed5", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "lay_away", "waiting": [0], "ended": "", "scores": [], "winners": [], "choice": [[], [14], [11]], "hands": [[15, 46, 21, 49, 75], [14, 54, 42, 56, 31], [66, 45, 33, 8, 11]], "away": [[], [], []], "extra": [29], "stock": [51, 59, 44, 36, 64, 19, 65, 27, 60, 20, 18, 35, 3, 61, 77, 32, 37, 23, 34, 12, 40, 58, 30, 28, 67, 6, 10, 47, 16, 38, 5, 63, 69, 24, 68, 73, 76, 7, 2, 43, 39, 55, 74, 25, 72], "crib": [], "starter": -1, "laid": [[], [], []], "used": [13, 71, 62, 50, 48, 41, 52, 1, 22, 17, 0, 53, 26, 9, 57, 70, 4], "series": [], "series_by": [], "count": 0, "gone": [], "least": [1, 1, 1], "last": [], "last_series": [], "last_by": [], "claim": -1, "claims": [], "waives": [0, 0, 0], "peg_gains": [], "peg_claim": -1, "points": [14, 6, 11], "behind": [11, 2, 3], "dealer": 1, "game": 1, "round": 2, "deal": 2, "reshuffled": false, "wins": [0, 0, 0], "columns": [], "game_winner": [], "game_gain": [], "shown_deal": 1, "shown_dealer": 0, "shown_starter": 48, "shown": [[17, 0, 53, 26], [9, 57, 70, 4], [41, 52, 1, 22], [13, 71, 62, 50]], "shown_parts": [[2, 0, 2, 0, 0], [4, 0, 4, 0, 0], [4, 3, 2, 0, 0], [0, 3, 0, 0, 0]], "shown_claims": [], "shown_gains": [[0, 4, 0], [0, 0, 8], [9, 0, 0], [3, 0, 0]], "shown_before": [2, 2, 3], "muggins": "off", "skunk": false, "match_wins": 1}',1,0,18,1000000.0,'');
INSERT INTO "tables" VALUES(3,'0216dea725d9','dominuxen',1,'{"double_tiles":false,"rounds":1,"turn_limit":150}',4,'ja','g','c',NULL,'100','playing',25,21,1000008.0,1000030.0,'',NULL,'[]',0,'9ebf0220ae0b84e8ec95a205d20b44de16e6a64ad158690e299788c40c67f98c','6442c2deff1d96af49a86cf87a57bae916e5b4404185c799f26625650cddf7d6','{"schema": 1, "match": "0216dea725d9", "game": "dominuxen", "revision": 1, "seats": 4, "options": {"double_tiles": false, "rounds": 1, "turn_limit": 150}, "commitment": "9ebf0220ae0b84e8ec95a205d20b44de16e6a64ad158690e299788c40c67f98c", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "play", "waiting": [0], "ended": "", "scores": [], "winners": [], "hands": [[2, 14, 18, 26, 27, 29, 35, 40, 44, 45, 54, 75, 90], [6, 13, 16, 21, 60, 65, 76, 79, 80, 82], [25, 61], [5, 31, 34, 42, 67, 87]], "known": [[2, 18, 29], [], [], [5]], "lines": [[], [[11, 1, 88], [7, 2, 57, 64]], [[6, 5, 48, 56, 63, 66, 69], [10, 4, 10, 43, 73, 86], [4, 6, 4, 37, 47, 50, 51, 52]], [[7, 4, 7, 30, 72, 74], [1, 3, 1, 17, 24]]], "row": [55, 77, 33, 62, 8, 3], "pile": [0, 9, 12, 32, 85, 81, 49, 84, 46, 22, 19, 59, 58, 89, 39, 36, 20, 41, 71, 15, 11, 53, 28, 38, 83, 23, 70, 68], "discard": [78], "active": 0, "turn": 10, "victims": [], "owed": 0, "drawn": [30, 7, 74, 5], "played": [3, 1, 3], "attacks": [], "round": 1, "rounds": 1, "starter": 2, "turn_limit": 150, "double_tiles": false, "totals": [0, 0, 0, 0], "columns": [], "reasons": [], "revealed": [], "answers": [[], [], [], []], "habits": [0, 0, 0, 0], "fresh": [[18, 29], [], [], []]}',1,0,25,1000008.0,'');
INSERT INTO "tables" VALUES(4,'5a54d833bb9b','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',24,20,1000026.0,1000046.0,'',NULL,'[]',0,'6ce9953a32f2dca9b6da0504fe25f1f53f163fa9ef0a156c3a90ed9a770691e5','0bc2f13a84b06747367761e3c78ea38d0128da594968dd99d59d6a77836be12f','{"schema": 1, "match": "5a54d833bb9b", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "6ce9953a32f2dca9b6da0504fe25f1f53f163fa9ef0a156c3a90ed9a770691e5", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [0], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 2, "offer": 10, "number": 6, "pot": 0, "notes": [], "cards": [[27, 4, 25], [], [8], [11]], "chips": [15, 8, 9, 12], "open_chips": [], "per_player": 11, "deck": [15, 12, 34, 23, 32, 3, 22, 6, 24, 16, 31, 18, 7, 19, 20, 33, 30, 29], "removed": [5, 9, 17, 13, 26, 14, 28, 21, 35], "removed_count": 9, "revealed": [], "last_kind": "take", "last_seat": 0, "last_card": 25, "last_pot": 2, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,24,1000026.0,'');
INSERT INTO "tables" VALUES(5,'3c969f378c44','jukugo_daifuda',1,'{"rounds":8,"chips":60,"dictionary":"core","min_ron":0,"attach_words":"strict","hints":"full","window_mode":"quiet","pause":"long"}',3,'ja','g','c',NULL,'100','playing',21,18,1000046.0,1000112.0,'',NULL,'[]',19,'34f785bd30f6048050f77e68c6a5703bf98d7dbd417ae78e3360f4c0cc2aea43','4862937b27a4ad75f4954703476580473664a0e651f192d44726d2888cd5fda2','{"schema": 1, "match": "3c969f378c44", "game": "jukugo_daifuda", "revision": 1, "seats": 3, "options": {"rounds": 8, "chips": 60, "dictionary": "core", "min_ron": 0, "attach_words": "strict", "hints": "full", "window_mode": "quiet", "pause": "long"}, "commitment": "34f785bd30f6048050f77e68c6a5703bf98d7dbd417ae78e3360f4c0cc2aea43", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "window", "waiting": [0], "ended": "", "scores": [], "winners": [], "hands": [[4, 44, 33, 34, 48, 36, 50], [26, 1, 2, 5, 31, 45, 9], [13, 14, 27, 35, 49, 11, 37]], "sets": [[], [], []], "deck": [22, 42, 15, 23, 24, 20, 47, 43, 53, 21, 10, 39, 25, 41, 40, 7, 17, 3, 29, 0, 46, 52, 32, 51, 18, 28, 30, 16, 12, 6, 38, 19], "discards": [], "daifuda": 8, "discarder": -1, "turn": 2, "dealer": 2, "round": 3, "rounds": 8, "chips": [35, 35, 110], "answer": [[], [], []], "ron_worth": [0, 0, 0], "passing": [0, 0, 0], "auto_ron": [0, 0, 0], "dictionary": "core", "free": false, "sealed": false, "unaided": false, "min_ron": 0, "last_seat": -1, "last_card": -1, "last_at": -1, "ron_sets": [[7, 0, 26, 27], [7, 0, 6, 50], [6, 1, 16, 42], [6, 1, 25, 52]], "ron_card": 6, "round_winners": [2, 2], "round_scores": [15, 10], "columns": [[45, 45, 90], [35, 35, 110]], "album": [[1, 2, 4, 5, 48, 47, 29], [1, 2, 5, 6, 9, 52, 49], [2, 2, 7, 1, 26, 27], [2, 2, 7, 1, 6, 50]]}',1,0,13,1000112.0,'');
INSERT INTO "tables" VALUES(6,'bc2a5e9fa0e5','rummy_fifty',1,'{"max_rounds":30,"layoff_own":false,"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',24,21,1000110.0,1000128.0,'',NULL,'[]',0,'7f9c54f2b5a741bb35b5935618c5e83881140cf4ca7f12d10513aa8a3e9fdd86','840a9d17e4eb96b4f36df40d4ffca5061dd4f1668775bc25fae41b0962c47a08','{"schema": 1, "match": "bc2a5e9fa0e5", "game": "rummy_fifty", "revision": 1, "seats": 4, "options": {"max_rounds": 30, "layoff_own": false, "first_dealer": "random"}, "commitment": "7f9c54f2b5a741bb35b5935618c5e83881140cf4ca7f12d10513aa8a3e9fdd86", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "discard", "waiting": [0], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[0, 4, 13, 15, 22, 26, 43, 45, 46, 68, 71], [1, 3, 6, 8, 19, 40, 42, 54, 61, 67], [14, 17, 29, 44, 52, 56, 57, 58, 60, 70], [5, 7, 18, 28, 30, 33, 41, 53, 55, 59]], "stock": [66, 16, 47, 69, 31, 32, 48, 2, 65, 74, 35, 39, 72, 34], "indicator": 20, "discards": [[9], [27], [21], [73]], "extras": [[], [], [], []], "melds": [], "owners": [], "forms": [], "courts": [11, 12, 10, 10], "known": [[], [61], [], []], "drawn": [13, 61, 52, 59], "mover": 0, "source": 0, "laid": [], "stall": 0, "dealer": 3, "round": 1, "points": [1, 1, 1, 1], "history": [], "last_out": -1, "last_hands": [], "last_courts": [], "last_totals": [], "layoff_own": false, "max_rounds": 30}',1,0,24,1000110.0,'');
INSERT INTO "tables" VALUES(7,'2709f20aeec9','tennos_square',1,'{"mode":"auto"}',4,'ja','g','c',NULL,'100','playing',17,13,1000128.0,1000132.0,'',NULL,'[]',0,'5e1e7ba9b70fd3902c827ba287ed09bd4c243307b86c009a5ddf1bea45b5ab3d','79199f9dc1ea1019bc669c16688f15c485fc87583e2c5e6a0e955e5fb4dc0a4f','{"schema": 1, "match": "2709f20aeec9", "game": "tennos_square", "revision": 1, "seats": 4, "options": {"mode": "auto"}, "commitment": "5e1e7ba9b70fd3902c827ba287ed09bd4c243307b86c009a5ddf1bea45b5ab3d", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "turn", "waiting": [0], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[4], [5], [22, 8], [66, 7]], "row": [[-1, 65, 71, -1, 43, -1, -1, -1, -1], [34, -1, -1, -1, -1, -1, -1, 70, -1], [-1, -1, -1, 42, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1]], "under": [[46, -1, -1, 20, -1, 26, 35, 74, 53], [-1, 3, 32, 44, 56, 18, 67, -1, 33], [60, 59, 15, -1, 39, 68, 16, 17, 1], [0, 9, 13, 45, 72, 57, 69, 30, 58]], "deck": [73, 2, 19, 55, 27, 6, 54, 48, 28, 29, 41, 31], "pool": [52, 47, 40, 21, 14, 61], "given": [34, 52, 71, 47], "swaps": [71, 34, -1, -1], "taken": -1, "placed": [0, 5], "mode": "partnership", "deal": 1, "dealer": 3, "totals": [0, 0, 0, 0], "row_points": [], "outs": [], "last_rows": []}',1,0,17,1000128.0,'');
INSERT INTO "tables" VALUES(8,'597e43a60cf0','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',24,20,1000132.0,1000148.0,'',NULL,'[]',0,'d7cfdde2785ac701920455fa98aa232e43d132c00b20b9e4ec76f6eaa74ee95d','80a22b4ad7b8b911d5adac6531ccc83e900830bcc3ab1d64f97bff1830e80da0','{"schema": 1, "match": "597e43a60cf0", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "d7cfdde2785ac701920455fa98aa232e43d132c00b20b9e4ec76f6eaa74ee95d", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "play", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[7, 1, 25, 21, 15, 35, 34, 30, 39, 49], [0, 10, 8, 5, 37, 27, 48, 46, 45, 42, 41], [12, 9, 6, 4, 20, 33, 32, 31, 50, 43], [11, 3, 2, 19, 18, 17, 16, 14, 29, 51]], "trick": [40, 44, 47], "leader": 2, "voids": [0, 0, 0, 0], "last_trick": [28, 38, 36, 26], "last_leader": 3, "last_winner": 2, "passed": [[13, 38, 14, 37], [39, 12, 38, 4], [0, 51, 23, 11], [26, 25, 9, 47]], "received": [[25, 39, 47, 38], [38, 0, 37, 23], [12, 26, 4, 9], [51, 13, 11, 14]], "deal": 1, "dealer": 2, "routes": [[3, 2]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 2, 1], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0,18,1000136.0,'');
INSERT INTO "tables" VALUES(9,'534f12853c28','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c','t','100','open',3,0,1000148.0,1000148.0,'',NULL,'[]',0,'a413d9674a7c3c47f5da377503133f4501e2206abf535f5c4c334638c86370c9','c5340dd804fde4f2b73976bb0f75d508c51e11b636c8cd7bf0823b18ff0fe7fb',NULL,NULL,1,0,3,0.0,'');
INSERT INTO "tables" VALUES(10,'4b3c343051a8','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','paused',9,5,1000148.0,1000150.0,'paused-channel-gone',NULL,'[]',0,'d62c831c6c033d4aa586e2f07078890ead055bdd7967ce89e31fb8b599646d72','7c29ddce0abbb04f236fb9ce5b7bad8dba2c2c50c6df588e4181f8e0cdd8311b','{"schema": 1, "match": "4b3c343051a8", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "d62c831c6c033d4aa586e2f07078890ead055bdd7967ce89e31fb8b599646d72", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [0], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 3, "offer": 33, "number": 3, "pot": 0, "notes": [], "cards": [[28, 16], [], [], []], "chips": [12, 11, 11, 10], "open_chips": [], "per_player": 11, "deck": [8, 27, 21, 29, 24, 7, 17, 6, 30, 31, 4, 13, 15, 20, 19, 3, 18, 12, 5, 23, 35], "removed": [14, 9, 32, 22, 26, 10, 11, 34, 25], "removed_count": 9, "revealed": [], "last_kind": "take", "last_seat": 0, "last_card": 16, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,9,1000148.0,'');
INSERT INTO "tables" VALUES(11,'f80ee6549d37','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','finished',62,57,1000150.0,1000188.0,'',NULL,'[]',0,'3f86b2acbd5cce0c9ba091776485c9d3e6ebe87c321542f4530b81c0305002f8','dc94f11bbdea15a179891fcddbf154395d31b53a099aa0d7e59ea4f8220150ea','{"schema": 1, "match": "f80ee6549d37", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "3f86b2acbd5cce0c9ba091776485c9d3e6ebe87c321542f4530b81c0305002f8", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [], "ended": "deck_empty", "scores": [110, 90, 7, 6], "winners": [3], "game": 1, "games": 1, "starter": 0, "offer": -1, "number": 24, "pot": 0, "notes": [], "cards": [[28, 22, 16, 25, 27, 35], [15, 6, 21, 14, 33, 19, 12, 18, 10, 31, 9, 34, 13, 7, 20], [8, 4], [11]], "chips": [15, 19, 5, 5], "open_chips": [], "per_player": 11, "deck": [], "removed": [], "removed_count": 9, "revealed": [3, 5, 17, 23, 24, 26, 29, 30, 32], "last_kind": "take", "last_seat": 0, "last_card": 35, "last_pot": 0, "columns": [[110, 90, 7, 6]], "final_chips": [[15, 19, 5, 5]], "final_cards": [[[16, 22, 25, 27, 28, 35], [6, 7, 9, 10, 12, 13, 14, 15, 18, 19, 20, 21, 31, 33, 34], [4, 8], [11]]], "totals": [110, 90, 7, 6]}',1,0,61,1000150.0,'');
INSERT INTO "tables" VALUES(12,'c1d7b65b890c','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'101','open',1,0,1000188.0,1000188.0,'',11,'[]',0,'5838fa3effd2abb8c23296bbed6b5b77a564666f730562c19376395d03c4d8ce','4eeb52f4b4114fa2f4ba1e86fe5a1e1bf6de4e08d149840194e25f458e0c528a',NULL,NULL,1,0,1,0.0,'');
INSERT INTO "tables" VALUES(13,'af8a90c7e1c7','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',5,1,1000188.0,1000188.0,'',NULL,'[]',0,'053dd1d61095d0d62061133e573cce39b5ece5f66fc28c3529d3c13ced05b80c','14b8ef48e37f68bea544e143a7d876fdeddaafa26af35386a11386f01081f5aa','{"schema": 1, "match": "af8a90c7e1c7", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "053dd1d61095d0d62061133e573cce39b5ece5f66fc28c3529d3c13ced05b80c", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [1], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 1, "offer": 18, "number": 1, "pot": 0, "notes": [], "cards": [[], [], [], []], "chips": [11, 11, 11, 11], "open_chips": [], "per_player": 11, "deck": [28, 14, 30, 22, 7, 25, 20, 13, 27, 9, 5, 19, 35, 34, 29, 12, 31, 17, 23, 24, 16, 10, 8], "removed": [4, 11, 32, 3, 26, 15, 21, 33, 6], "removed_count": 9, "revealed": [], "last_kind": "", "last_seat": -1, "last_card": -1, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,5,1000188.0,'');
INSERT INTO "tables" VALUES(14,'7a7031bea80f','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',12,8,1000188.0,1000190.0,'',NULL,'[]',5,'8e3ccd7be56a10b21b8aa3de5bad25428021477dfb7927754bcb1a8356cbd3d1','c68369a12b9e339ba180664ec59e6fbc1560f226832c2b1b1e24473a8f7b57d4','{"schema": 1, "match": "7a7031bea80f", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "8e3ccd7be56a10b21b8aa3de5bad25428021477dfb7927754bcb1a8356cbd3d1", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "pass2", "waiting": [2, 3], "ended": "", "scores": [], "winners": [], "choice": [[26, 50], [9, 51], [], []], "hands": [[11, 8, 7, 4, 3, 22, 14, 26, 37, 33, 50, 46, 45], [12, 10, 9, 5, 25, 20, 17, 38, 36, 34, 51, 47, 44], [2, 1, 13, 21, 19, 18, 35, 32, 31, 29, 28, 39, 40], [0, 6, 24, 23, 16, 15, 30, 27, 49, 48, 43, 42, 41]], "trick": [], "leader": 2, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[0, 12], [26, 39], [10, 23], [13, 37]], "received": [[37, 26], [12, 10], [39, 13], [23, 0]], "deal": 1, "dealer": 1, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0,7,1000190.0,'');
INSERT INTO "tables" VALUES(15,'e1a1a31dd0f5','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',2,1,1000190.0,1000190.0,'',NULL,'[]',2,'851c38fef2862389b5e31c1b80353916f82d0a85cb32dd583ef15889b035b913','eaa2b632ef11cdfb73dae6c8a8f2ab59299c65aef0f30670a3b78e8cfe9a3c83','{"schema": 1, "match": "e1a1a31dd0f5", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "851c38fef2862389b5e31c1b80353916f82d0a85cb32dd583ef15889b035b913", "nonces": []}','{"revision": 1, "phase": "pass1", "waiting": [0, 1, 2, 3], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[6, 5, 4, 2, 25, 18, 26, 34, 29, 28, 51, 46, 45], [7, 3, 1, 13, 21, 19, 14, 37, 35, 27, 47, 44, 40], [0, 12, 11, 8, 24, 23, 17, 16, 38, 32, 50, 49, 43], [10, 9, 22, 20, 15, 36, 33, 31, 30, 39, 48, 42, 41]], "trick": [], "leader": 2, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[], [], [], []], "received": [[], [], [], []], "deal": 1, "dealer": 1, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',0,1,2,1000190.0,'');
CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    prompt INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "timers" VALUES(1,-3,'silence',0,1172804.0);
INSERT INTO "timers" VALUES(2,-3,'silence',0,1172808.0);
INSERT INTO "timers" VALUES(3,-3,'silence',0,1172830.0);
INSERT INTO "timers" VALUES(4,-3,'silence',0,1172846.0);
INSERT INTO "timers" VALUES(5,-3,'silence',0,1172912.0);
INSERT INTO "timers" VALUES(6,-3,'silence',0,1172928.0);
INSERT INTO "timers" VALUES(7,-3,'silence',0,1172932.0);
INSERT INTO "timers" VALUES(8,-3,'silence',0,1172948.0);
INSERT INTO "timers" VALUES(10,-3,'silence',0,1172950.0);
INSERT INTO "timers" VALUES(13,-3,'silence',0,1172988.0);
INSERT INTO "timers" VALUES(14,3,'computer',2,1000192.0);
INSERT INTO "timers" VALUES(14,2,'computer',2,1000192.0);
INSERT INTO "timers" VALUES(15,0,'computer',1,1000194.5);
INSERT INTO "timers" VALUES(15,1,'computer',1,1000194.5);
INSERT INTO "timers" VALUES(15,2,'computer',1,1000194.5);
INSERT INTO "timers" VALUES(15,3,'computer',1,1000194.5);
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_thread ON tables (thread);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_status ON tables (status, opened);
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX interactions_by_time ON interactions (at);
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX posts_by_message ON posts (message);
CREATE INDEX timers_by_due ON timers (due);
CREATE INDEX seats_by_absent ON seats (absent, table_id);
CREATE VIEW table_rows AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.prompt, s.prompted_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.prompts, s.news AS seat_news, s.absent,
       t.since, t.stall
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
COMMIT;
PRAGMA user_version = 8;
