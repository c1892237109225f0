BEGIN TRANSACTION;
CREATE TABLE guilds (
    id TEXT PRIMARY KEY,
    lang TEXT,
    channels TEXT NOT NULL,
    games_off TEXT NOT NULL,
    threads INTEGER NOT NULL
);
INSERT INTO "guilds" VALUES('g','ja','["c"]','["dominuxen"]',0);
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
INSERT INTO "interactions" VALUES('computer:1:7:2',1,1000002.0);
INSERT INTO "interactions" VALUES('computer:1:6:3',1,1000002.0);
INSERT INTO "interactions" VALUES('computer:1:9:2',1,1000004.0);
INSERT INTO "interactions" VALUES('computer:1:10:3',1,1000006.0);
INSERT INTO "interactions" VALUES('9000000008',1,1000006.0);
INSERT INTO "interactions" VALUES('9000000009',1,1000006.0);
INSERT INTO "interactions" VALUES('computer:1:13:3',1,1000008.0);
INSERT INTO "interactions" VALUES('9000000010',1,1000008.0);
INSERT INTO "interactions" VALUES('9000000011',1,1000008.0);
INSERT INTO "interactions" VALUES('computer:1:16:2',1,1000010.0);
INSERT INTO "interactions" VALUES('computer:1:17:2',1,1000012.0);
INSERT INTO "interactions" VALUES('computer:1:18:3',1,1000014.0);
INSERT INTO "interactions" VALUES('9000000012',1,1000014.0);
INSERT INTO "interactions" VALUES('9000000013',1,1000014.0);
INSERT INTO "interactions" VALUES('computer:1:21:2',1,1000016.0);
INSERT INTO "interactions" VALUES('computer:1:22:3',1,1000018.0);
INSERT INTO "interactions" VALUES('9000000014',1,1000018.0);
INSERT INTO "interactions" VALUES('9000000015',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000016',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000017',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000018',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000019',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000020',2,1000018.0);
INSERT INTO "interactions" VALUES('computer:2:4:2',2,1000020.0);
INSERT INTO "interactions" VALUES('9000000021',2,1000020.0);
INSERT INTO "interactions" VALUES('9000000022',2,1000020.0);
INSERT INTO "interactions" VALUES('computer:2:9:2',2,1000022.0);
INSERT INTO "interactions" VALUES('9000000023',2,1000022.0);
INSERT INTO "interactions" VALUES('9000000024',2,1000022.0);
INSERT INTO "interactions" VALUES('computer:2:12:2',2,1000024.0);
INSERT INTO "interactions" VALUES('9000000025',2,1000024.0);
INSERT INTO "interactions" VALUES('9000000026',2,1000024.0);
INSERT INTO "interactions" VALUES('computer:2:15:2',2,1000026.0);
INSERT INTO "interactions" VALUES('9000000027',2,1000026.0);
INSERT INTO "interactions" VALUES('9000000028',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000029',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000030',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000031',3,1000026.0);
INSERT INTO "interactions" VALUES('9000000032',3,1000026.0);
INSERT INTO "interactions" VALUES('computer:2:16:2',2,1000028.0);
INSERT INTO "interactions" VALUES('computer:3:5:2',3,1000028.0);
INSERT INTO "interactions" VALUES('computer:3:6:3',3,1000030.0);
INSERT INTO "interactions" VALUES('computer:3:7:3',3,1000032.0);
INSERT INTO "interactions" VALUES('computer:3:8:2',3,1000034.0);
INSERT INTO "interactions" VALUES('computer:3:9:2',3,1000036.0);
INSERT INTO "interactions" VALUES('computer:3:10:2',3,1000038.0);
INSERT INTO "interactions" VALUES('computer:3:11:2',3,1000040.0);
INSERT INTO "interactions" VALUES('9000000033',3,1000040.0);
INSERT INTO "interactions" VALUES('9000000034',3,1000040.0);
INSERT INTO "interactions" VALUES('computer:3:14:2',3,1000042.0);
INSERT INTO "interactions" VALUES('computer:3:15:3',3,1000044.0);
INSERT INTO "interactions" VALUES('9000000035',3,1000044.0);
INSERT INTO "interactions" VALUES('9000000036',3,1000044.0);
INSERT INTO "interactions" VALUES('computer:3:18:2',3,1000046.0);
INSERT INTO "interactions" VALUES('computer:3:19:3',3,1000048.0);
INSERT INTO "interactions" VALUES('9000000037',3,1000048.0);
INSERT INTO "interactions" VALUES('9000000038',3,1000048.0);
INSERT INTO "interactions" VALUES('computer:3:22:2',3,1000050.0);
INSERT INTO "interactions" VALUES('computer:3:23:2',3,1000052.0);
INSERT INTO "interactions" VALUES('9000000039',3,1000052.0);
INSERT INTO "interactions" VALUES('computer:3:25:3',3,1000054.0);
INSERT INTO "interactions" VALUES('computer:3:26:3',3,1000056.0);
INSERT INTO "interactions" VALUES('9000000040',3,1000056.0);
INSERT INTO "interactions" VALUES('9000000041',3,1000056.0);
INSERT INTO "interactions" VALUES('9000000042',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000043',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000044',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000045',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000046',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000047',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000048',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000049',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000050',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000051',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000052',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000053',4,1000056.0);
INSERT INTO "interactions" VALUES('computer:4:12:2',4,1000058.0);
INSERT INTO "interactions" VALUES('computer:4:13:3',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000054',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000055',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000056',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000057',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000058',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000059',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000060',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000061',5,1000060.0);
INSERT INTO "interactions" VALUES('table:5:4',5,1000116.0);
INSERT INTO "interactions" VALUES('9000000062',5,1000116.0);
INSERT INTO "interactions" VALUES('9000000063',5,1000116.0);
INSERT INTO "interactions" VALUES('9000000064',5,1000116.0);
INSERT INTO "interactions" VALUES('9000000065',5,1000116.0);
INSERT INTO "interactions" VALUES('9000000066',5,1000116.0);
INSERT INTO "interactions" VALUES('computer:5:12:2',5,1000118.0);
INSERT INTO "interactions" VALUES('computer:5:13:2',5,1000120.0);
INSERT INTO "interactions" VALUES('9000000067',5,1000120.0);
INSERT INTO "interactions" VALUES('9000000068',5,1000120.0);
INSERT INTO "interactions" VALUES('9000000069',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000070',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000071',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000072',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000073',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000074',6,1000120.0);
INSERT INTO "interactions" VALUES('9000000075',6,1000120.0);
INSERT INTO "interactions" VALUES('computer:6:5:2',6,1000122.0);
INSERT INTO "interactions" VALUES('computer:6:5:3',6,1000122.0);
INSERT INTO "interactions" VALUES('computer:6:9:3',6,1000124.0);
INSERT INTO "interactions" VALUES('computer:6:10:3',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000076',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000077',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000078',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000079',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000080',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000081',6,1000126.0);
INSERT INTO "interactions" VALUES('computer:6:17:2',6,1000128.0);
INSERT INTO "interactions" VALUES('computer:6:18:2',6,1000130.0);
INSERT INTO "interactions" VALUES('computer:6:19:2',6,1000132.0);
INSERT INTO "interactions" VALUES('computer:6:20:3',6,1000134.0);
INSERT INTO "interactions" VALUES('computer:6:21:3',6,1000136.0);
INSERT INTO "interactions" VALUES('computer:6:22:3',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000082',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000083',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000084',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000085',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000086',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000087',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000088',7,1000138.0);
INSERT INTO "interactions" VALUES('9000000089',7,1000138.0);
INSERT INTO "interactions" VALUES('computer:7:5:2',7,1000140.0);
INSERT INTO "interactions" VALUES('computer:7:5:3',7,1000140.0);
INSERT INTO "interactions" VALUES('computer:7:9:2',7,1000142.0);
INSERT INTO "interactions" VALUES('9000000090',7,1000142.0);
INSERT INTO "interactions" VALUES('computer:7:11:2',7,1000144.0);
INSERT INTO "interactions" VALUES('9000000091',7,1000144.0);
INSERT INTO "interactions" VALUES('computer:7:13:3',7,1000146.0);
INSERT INTO "interactions" VALUES('9000000092',7,1000146.0);
INSERT INTO "interactions" VALUES('9000000093',7,1000146.0);
INSERT INTO "interactions" VALUES('computer:7:16:3',7,1000148.0);
INSERT INTO "interactions" VALUES('9000000094',7,1000148.0);
INSERT INTO "interactions" VALUES('9000000095',7,1000148.0);
INSERT INTO "interactions" VALUES('computer:7:19:2',7,1000150.0);
INSERT INTO "interactions" VALUES('computer:7:20:3',7,1000152.0);
INSERT INTO "interactions" VALUES('computer:7:21:3',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000096',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000097',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000098',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000099',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000100',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000101',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000102',8,1000154.0);
INSERT INTO "interactions" VALUES('9000000103',8,1000154.0);
INSERT INTO "interactions" VALUES('computer:7:23:3',7,1000156.0);
INSERT INTO "interactions" VALUES('computer:8:5:2',8,1000156.0);
INSERT INTO "interactions" VALUES('computer:8:5:3',8,1000156.0);
INSERT INTO "interactions" VALUES('9000000104',8,1000156.0);
INSERT INTO "interactions" VALUES('9000000105',8,1000156.0);
INSERT INTO "interactions" VALUES('computer:8:9:2',8,1000158.0);
INSERT INTO "interactions" VALUES('computer:8:9:3',8,1000158.0);
INSERT INTO "interactions" VALUES('9000000106',8,1000158.0);
INSERT INTO "interactions" VALUES('computer:8:14:2',8,1000160.0);
INSERT INTO "interactions" VALUES('computer:8:15:3',8,1000162.0);
INSERT INTO "interactions" VALUES('9000000107',8,1000162.0);
INSERT INTO "interactions" VALUES('computer:8:17:3',8,1000164.0);
INSERT INTO "interactions" VALUES('9000000108',8,1000164.0);
INSERT INTO "interactions" VALUES('9000000109',8,1000164.0);
INSERT INTO "interactions" VALUES('computer:8:20:2',8,1000166.0);
INSERT INTO "interactions" VALUES('computer:8:21:2',8,1000168.0);
INSERT INTO "interactions" VALUES('computer:8:22:3',8,1000170.0);
INSERT INTO "interactions" VALUES('9000000110',8,1000170.0);
INSERT INTO "interactions" VALUES('9000000111',9,1000170.0);
INSERT INTO "interactions" VALUES('9000000112',9,1000170.0);
INSERT INTO "interactions" VALUES('9000000113',9,1000170.0);
INSERT INTO "interactions" VALUES('9000000114',10,1000170.0);
INSERT INTO "interactions" VALUES('9000000115',10,1000170.0);
INSERT INTO "interactions" VALUES('9000000116',10,1000170.0);
INSERT INTO "interactions" VALUES('9000000117',10,1000170.0);
INSERT INTO "interactions" VALUES('9000000118',10,1000170.0);
INSERT INTO "interactions" VALUES('computer:10:5:3',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000119',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000120',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000121',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000122',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000123',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000124',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000125',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000126',11,1000172.0);
INSERT INTO "interactions" VALUES('computer:11:6:2',11,1000174.0);
INSERT INTO "interactions" VALUES('table:5:16',5,1000176.0);
INSERT INTO "interactions" VALUES('computer:11:7:3',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000127',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000128',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000129',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000130',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000131',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000132',11,1000176.0);
INSERT INTO "interactions" VALUES('computer:11:14:2',11,1000178.0);
INSERT INTO "interactions" VALUES('computer:11:15:3',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000133',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000134',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000135',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000136',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000137',11,1000180.0);
INSERT INTO "interactions" VALUES('computer:11:21:2',11,1000182.0);
INSERT INTO "interactions" VALUES('computer:11:22:3',11,1000184.0);
INSERT INTO "interactions" VALUES('computer:11:23:3',11,1000186.0);
INSERT INTO "interactions" VALUES('9000000138',11,1000186.0);
INSERT INTO "interactions" VALUES('9000000139',11,1000186.0);
INSERT INTO "interactions" VALUES('9000000140',11,1000186.0);
INSERT INTO "interactions" VALUES('9000000141',11,1000186.0);
INSERT INTO "interactions" VALUES('9000000142',11,1000186.0);
INSERT INTO "interactions" VALUES('computer:11:29:2',11,1000188.0);
INSERT INTO "interactions" VALUES('computer:11:30:3',11,1000190.0);
INSERT INTO "interactions" VALUES('9000000143',11,1000190.0);
INSERT INTO "interactions" VALUES('9000000144',11,1000190.0);
INSERT INTO "interactions" VALUES('9000000145',11,1000190.0);
INSERT INTO "interactions" VALUES('computer:11:34:2',11,1000192.0);
INSERT INTO "interactions" VALUES('computer:11:35:3',11,1000194.0);
INSERT INTO "interactions" VALUES('9000000146',11,1000194.0);
INSERT INTO "interactions" VALUES('9000000147',11,1000194.0);
INSERT INTO "interactions" VALUES('9000000148',11,1000194.0);
INSERT INTO "interactions" VALUES('computer:11:39:2',11,1000196.0);
INSERT INTO "interactions" VALUES('computer:11:40:2',11,1000198.0);
INSERT INTO "interactions" VALUES('computer:11:41:3',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000149',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000150',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000151',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000152',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000153',11,1000200.0);
INSERT INTO "interactions" VALUES('computer:11:47:2',11,1000202.0);
INSERT INTO "interactions" VALUES('computer:11:48:3',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000154',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000155',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000156',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000157',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000158',11,1000204.0);
INSERT INTO "interactions" VALUES('computer:11:54:2',11,1000206.0);
INSERT INTO "interactions" VALUES('computer:11:55:3',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000159',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000160',11,1000208.0);
INSERT INTO "interactions" VALUES('computer:11:58:2',11,1000210.0);
INSERT INTO "interactions" VALUES('computer:11:59:3',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000161',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000162',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000163',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000164',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000165',11,1000212.0);
INSERT INTO "interactions" VALUES('9000000166',12,1000212.0);
INSERT INTO "interactions" VALUES('9000000167',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000168',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000169',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000170',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000171',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000172',13,1000212.0);
INSERT INTO "interactions" VALUES('9000000173',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000174',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000175',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000176',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000177',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000178',14,1000212.0);
INSERT INTO "interactions" VALUES('9000000179',14,1000212.0);
INSERT INTO "interactions" VALUES('computer:14:5:2',14,1000214.0);
INSERT INTO "interactions" VALUES('computer:14:5:3',14,1000214.0);
INSERT INTO "interactions" VALUES('9000000180',14,1000214.0);
INSERT INTO "interactions" VALUES('9000000181',14,1000214.0);
INSERT INTO "interactions" VALUES('9000000182',14,1000214.0);
INSERT INTO "interactions" VALUES('9000000183',15,1000214.0);
INSERT INTO "interactions" VALUES('9000000183:start',15,1000214.0);
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
INSERT INTO "log" VALUES(1,0,5,'start',NULL,0,'[]','[["aces",{"suits":[3,2,0,1]},null]]','100',1000000.0);
INSERT INTO "log" VALUES(1,1,6,'move',0,1,'[0,"propose",3,3,3]','[["proposed",{"seat":0,"holders":[3,3,3]},[3,0]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,2,7,'move',1,1,'[1,"propose",2,2,1]','[["proposed",{"seat":1,"holders":[2,2,1]},[2,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,3,8,'move',2,1,'[2,"accept"]','[["accepted",{"seat":2},[2,1]],["ready",{"team":0},null]]','computer',1000002.0);
INSERT INTO "log" VALUES(1,4,9,'move',3,1,'[3,"accept"]','[["accepted",{"seat":3},[3,0]],["ready",{"team":1},null],["drew",{"cards":[45,42,41]},[0]],["special",{"cards":[80]},[1]],["drew",{"cards":[34,30,27]},[1]],["special",{"cards":[78,79]},[2]],["drew",{"cards":[79,2,9]},[2]],["special",{"cards":[81,82,83]},[3]],["drew",{"cards":[19,17,83]},[3]],["started",{"seat":2},null],["turned",{"court":75,"left":17},null]]','computer',1000002.0);
INSERT INTO "log" VALUES(1,5,10,'move',2,0,'[2,"play",79]','[["played",{"seat":2,"card":79,"top":0},null]]','computer',1000004.0);
INSERT INTO "log" VALUES(1,6,11,'move',3,0,'[3,"play",83]','[["played",{"seat":3,"card":83,"top":0},null]]','computer',1000006.0);
INSERT INTO "log" VALUES(1,7,12,'move',1,0,'[1,"down",30]','[["laid",{"seat":1},null],["laid_own",{"card":30},[1]]]','101',1000006.0);
INSERT INTO "log" VALUES(1,8,13,'move',0,0,'[0,"play",42]','[["played",{"seat":0,"card":42,"top":0},null],["trick",{"winner":3,"court":75,"card":83,"how":"punisher","made":[]},null],["drew",{"cards":[43]},[0]],["drew",{"cards":[32]},[1]],["drew",{"cards":[78]},[2]],["drew",{"cards":[16]},[3]],["turned",{"court":11,"left":16},null]]','100',1000006.0);
INSERT INTO "log" VALUES(1,9,14,'move',3,0,'[3,"play",19]','[["played",{"seat":3,"card":19,"top":0},null]]','computer',1000008.0);
INSERT INTO "log" VALUES(1,10,15,'move',1,0,'[1,"play",32]','[["played",{"seat":1,"card":32,"top":0},null]]','101',1000008.0);
INSERT INTO "log" VALUES(1,11,16,'move',0,0,'[0,"play",43]','[["played",{"seat":0,"card":43,"top":0},null]]','100',1000008.0);
INSERT INTO "log" VALUES(1,12,17,'move',2,0,'[2,"play",9]','[["played",{"seat":2,"card":9,"top":0},null],["trick",{"winner":2,"court":11,"card":9,"how":"","made":[]},null],["drew",{"cards":[46]},[0]],["drew",{"cards":[33]},[1]],["drew",{"cards":[8]},[2]],["drew",{"cards":[21]},[3]],["turned",{"court":12,"left":15},null]]','computer',1000010.0);
INSERT INTO "log" VALUES(1,13,18,'move',2,0,'[2,"play",78]','[["played",{"seat":2,"card":78,"top":0},null]]','computer',1000012.0);
INSERT INTO "log" VALUES(1,14,19,'move',3,0,'[3,"play",16]','[["played",{"seat":3,"card":16,"top":0},null]]','computer',1000014.0);
INSERT INTO "log" VALUES(1,15,20,'move',1,0,'[1,"play",34]','[["played",{"seat":1,"card":34,"top":0},null]]','101',1000014.0);
INSERT INTO "log" VALUES(1,16,21,'move',0,0,'[0,"top"]','[["played",{"seat":0,"card":40,"top":1},null],["trick",{"winner":2,"court":12,"card":78,"how":"joker","made":[]},null],["drew",{"cards":[35]},[1]],["drew",{"cards":[7]},[2]],["drew",{"cards":[13]},[3]],["turned",{"court":51,"left":14},null]]','100',1000014.0);
INSERT INTO "log" VALUES(1,17,22,'move',2,0,'[2,"play",2]','[["played",{"seat":2,"card":2,"top":0},null]]','computer',1000016.0);
INSERT INTO "log" VALUES(1,18,23,'move',3,0,'[3,"down",17]','[["laid",{"seat":3},null],["laid_own",{"card":17},[3]]]','computer',1000018.0);
INSERT INTO "log" VALUES(1,19,24,'move',1,0,'[1,"down",27]','[["laid",{"seat":1},null],["laid_own",{"card":27},[1]]]','101',1000018.0);
INSERT INTO "log" VALUES(2,0,4,'start',NULL,0,'[]','[["dealt",{"deal":1,"round":1,"dealer":2,"reshuffled":false},null]]','100',1000018.0);
INSERT INTO "log" VALUES(2,1,5,'move',0,0,'[0,"lay_away",[49]]','[]','100',1000018.0);
INSERT INTO "log" VALUES(2,2,6,'move',1,0,'[1,"lay_away",[36]]','[]','101',1000018.0);
INSERT INTO "log" VALUES(2,3,7,'move',2,0,'[2,"lay_away",[10]]','[["starter",{"seat":2,"card":52,"heels":0},null]]','computer',1000020.0);
INSERT INTO "log" VALUES(2,4,8,'move',0,0,'[0,"play",26]','[["played",{"seat":0,"card":26,"count":1,"parts":[0,0,0,0],"points":0},null]]','100',1000020.0);
INSERT INTO "log" VALUES(2,5,9,'move',1,0,'[1,"play",60]','[["played",{"seat":1,"card":60,"count":10,"parts":[0,0,0,0],"points":0},null]]','101',1000020.0);
INSERT INTO "log" VALUES(2,6,10,'move',2,0,'[2,"play",12]','[["played",{"seat":2,"card":12,"count":20,"parts":[0,0,0,0],"points":0},null]]','computer',1000022.0);
INSERT INTO "log" VALUES(2,7,11,'move',0,0,'[0,"play",51]','[["played",{"seat":0,"card":51,"count":30,"parts":[0,0,2,0],"points":2},null],["go",{"seat":1,"count":30},null],["go",{"seat":2,"count":30},null],["go",{"seat":0,"count":30},null],["last_card",{"seat":0},null],["leads",{"seat":1},null]]','100',1000022.0);
INSERT INTO "log" VALUES(2,8,12,'move',1,0,'[1,"play",53]','[["played",{"seat":1,"card":53,"count":2,"parts":[0,0,0,0],"points":0},null]]','101',1000022.0);
INSERT INTO "log" VALUES(2,9,13,'move',2,0,'[2,"play",27]','[["played",{"seat":2,"card":27,"count":4,"parts":[0,0,2,0],"points":2},null]]','computer',1000024.0);
INSERT INTO "log" VALUES(2,10,14,'move',0,0,'[0,"play",23]','[["played",{"seat":0,"card":23,"count":14,"parts":[0,0,0,0],"points":0},null]]','100',1000024.0);
INSERT INTO "log" VALUES(2,11,15,'move',1,0,'[1,"play",5]','[["played",{"seat":1,"card":5,"count":20,"parts":[0,0,0,0],"points":0},null]]','101',1000024.0);
INSERT INTO "log" VALUES(2,12,16,'move',2,0,'[2,"play",31]','[["played",{"seat":2,"card":31,"count":26,"parts":[0,0,2,0],"points":2},null],["go",{"seat":0,"count":26},null]]','computer',1000026.0);
INSERT INTO "log" VALUES(2,13,16,'move',1,0,'[1,"play",68]','[["played",{"seat":1,"card":68,"count":30,"parts":[0,0,0,0],"points":0},null],["go",{"seat":2,"count":30},null],["last_card",{"seat":1},null],["leads",{"seat":2},null]]','auto',1000026.0);
INSERT INTO "log" VALUES(2,14,16,'move',2,0,'[2,"play",6]','[["played",{"seat":2,"card":6,"count":7,"parts":[0,0,0,0],"points":0},null]]','auto',1000026.0);
INSERT INTO "log" VALUES(2,15,16,'move',0,0,'[0,"play",63]','[["played",{"seat":0,"card":63,"count":17,"parts":[0,0,0,0],"points":0},null],["last_card",{"seat":0},null],["counted",{"seat":0,"item":"hand","cards":[26,51,23,63],"starter":52,"parts":[0,3,2,0,0]},null],["counted",{"seat":1,"item":"hand","cards":[60,53,5,68],"starter":52,"parts":[4,0,0,0,0]},null],["counted",{"seat":2,"item":"hand","cards":[12,27,31,6],"starter":52,"parts":[2,0,0,0,0]},null],["counted",{"seat":2,"item":"crib","cards":[29,10,36,49],"starter":52,"parts":[6,0,6,0,0]},null],["dealt",{"deal":2,"round":2,"dealer":0,"reshuffled":false},null]]','auto',1000026.0);
INSERT INTO "log" VALUES(2,16,17,'move',0,0,'[0,"lay_away",[55]]','[]','100',1000026.0);
INSERT INTO "log" VALUES(3,0,5,'start',NULL,0,'[]','[["round",{"round":1,"seat":2},null],["dealt",{"tiles":[4,12,15,22,34,43,52,53,74,75,81,83,84]},[0]],["dealt",{"tiles":[1,7,9,13,16,21,25,30,33,47,48,59,89]},[1]],["dealt",{"tiles":[6,11,28,39,41,60,62,64,66,76,79,80,82]},[2]],["dealt",{"tiles":[17,32,36,38,44,45,46,57,65,68,77,86,88]},[3]],["row",{"tiles":[71,27,10,26,35,50]},null]]','100',1000026.0);
INSERT INTO "log" VALUES(2,17,18,'move',2,0,'[2,"lay_away",[0]]','[]','computer',1000028.0);
INSERT INTO "log" VALUES(3,1,6,'move',2,0,'[2,"play",6,[6,39,64,66],4]','[["played",{"seat":2,"number":6,"size":4,"tiles":[6,39,64,66]},null]]','computer',1000028.0);
INSERT INTO "log" VALUES(3,2,7,'move',3,0,'[3,"play",11,[44,68,86,88],4]','[["played",{"seat":3,"number":11,"size":4,"tiles":[44,68,86,88]},null],["attacks",{"seat":3,"victims":[2]},null]]','computer',1000030.0);
INSERT INTO "log" VALUES(3,3,8,'move',3,0,'[3,"take"]','[["took",{"seat":3,"victim":2,"number":6,"size":4,"tiles":[6,39,64,66]},null]]','computer',1000032.0);
INSERT INTO "log" VALUES(3,4,9,'move',2,0,'[2,"draw",71]','[["drew",{"seat":2,"tile":71},null]]','computer',1000034.0);
INSERT INTO "log" VALUES(3,5,10,'move',2,0,'[2,"draw",50]','[["drew",{"seat":2,"tile":50},null]]','computer',1000036.0);
INSERT INTO "log" VALUES(3,6,11,'move',2,0,'[2,"draw",10]','[["drew",{"seat":2,"tile":10},null]]','computer',1000038.0);
INSERT INTO "log" VALUES(3,7,12,'move',2,0,'[2,"draw",35]','[["drew",{"seat":2,"tile":35},null],["refilled",{"tiles":[40,55,3,37]},null]]','computer',1000040.0);
INSERT INTO "log" VALUES(3,8,13,'move',0,0,'[0,"play",10,[22],1]','[["played",{"seat":0,"number":10,"size":1,"tiles":[22]},null]]','100',1000040.0);
INSERT INTO "log" VALUES(3,9,14,'move',1,0,'[1,"play",5,[47,59],2]','[["played",{"seat":1,"number":5,"size":2,"tiles":[47,59]},null]]','101',1000040.0);
INSERT INTO "log" VALUES(3,10,15,'move',2,0,'[2,"play",8,[41,50,71,76,79,80],6]','[["played",{"seat":2,"number":8,"size":6,"tiles":[41,50,71,76,79,80]},null]]','computer',1000042.0);
INSERT INTO "log" VALUES(3,11,16,'move',3,0,'[3,"play",6,[6,39,64,65,66],5]','[["played",{"seat":3,"number":6,"size":5,"tiles":[6,39,64,65,66]},null]]','computer',1000044.0);
INSERT INTO "log" VALUES(3,12,17,'move',0,0,'[0,"play",0,[4,12],2]','[["played",{"seat":0,"number":0,"size":2,"tiles":[4,12]},null]]','100',1000044.0);
INSERT INTO "log" VALUES(3,13,18,'move',1,0,'[1,"play",6,[48],1]','[["played",{"seat":1,"number":6,"size":1,"tiles":[48]},null]]','101',1000044.0);
INSERT INTO "log" VALUES(3,14,19,'move',2,0,'[2,"play",5,[28,60,62],3]','[["played",{"seat":2,"number":5,"size":3,"tiles":[28,60,62]},null]]','computer',1000046.0);
INSERT INTO "log" VALUES(3,15,20,'move',3,0,'[3,"play",5,[17,38,57],3]','[["played",{"seat":3,"number":5,"size":3,"tiles":[17,38,57]},null]]','computer',1000048.0);
INSERT INTO "log" VALUES(3,16,21,'move',0,0,'[0,"play",9,[83,84],2]','[["played",{"seat":0,"number":9,"size":2,"tiles":[83,84]},null]]','100',1000048.0);
INSERT INTO "log" VALUES(3,17,22,'move',1,0,'[1,"play",9,[9],1]','[["played",{"seat":1,"number":9,"size":1,"tiles":[9]},null]]','101',1000048.0);
INSERT INTO "log" VALUES(3,18,23,'move',2,0,'[2,"play",10,[10,82],2]','[["played",{"seat":2,"number":10,"size":2,"tiles":[10,82]},null],["attacks",{"seat":2,"victims":[0]},null]]','computer',1000050.0);
INSERT INTO "log" VALUES(3,19,24,'move',2,0,'[2,"leave"]','[["left",{"seat":2,"victim":0,"number":9,"size":2},null]]','computer',1000052.0);
INSERT INTO "log" VALUES(3,20,25,'move',0,0,'[0,"back"]','[["back",{"seat":0,"number":9,"size":2,"tiles":[83,84]},null]]','100',1000052.0);
INSERT INTO "log" VALUES(3,21,26,'move',3,0,'[3,"play",3,[36,45],2]','[["played",{"seat":3,"number":3,"size":2,"tiles":[36,45]},null],["attacks",{"seat":3,"victims":[0]},null]]','computer',1000054.0);
INSERT INTO "log" VALUES(3,22,27,'move',3,0,'[3,"leave"]','[["left",{"seat":3,"victim":0,"number":0,"size":2},null]]','computer',1000056.0);
INSERT INTO "log" VALUES(3,23,28,'move',0,0,'[0,"back"]','[["back",{"seat":0,"number":0,"size":2,"tiles":[4,12]},null]]','100',1000056.0);
INSERT INTO "log" VALUES(3,24,29,'move',0,0,'[0,"play",1,[15],1]','[["played",{"seat":0,"number":1,"size":1,"tiles":[15]},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":0},null],["turned",{"card":23},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,1,6,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":23,"pot":0},null],["turned",{"card":8},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,2,7,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":8,"pot":0},null],["turned",{"card":20},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,3,8,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":20,"pot":0},null],["turned",{"card":13},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,4,9,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":13,"pot":0},null],["turned",{"card":22},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,5,10,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,6,11,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":22,"pot":1},null],["turned",{"card":34},null]]','101',1000056.0);
INSERT INTO "log" VALUES(4,7,12,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000056.0);
INSERT INTO "log" VALUES(4,8,13,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000058.0);
INSERT INTO "log" VALUES(4,9,14,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000060.0);
INSERT INTO "log" VALUES(4,10,15,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":34,"pot":3},null],["turned",{"card":25},null]]','100',1000060.0);
INSERT INTO "log" VALUES(4,11,16,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,0,4,'start',NULL,0,'[]','[["round",{"number":1,"dealer":1},null],["hand",{"cards":[39,40,28,46,10,51,52]},[0]],["hand",{"cards":[26,27,15,17,30,6,47]},[1]],["hand",{"cards":[0,18,44,21,36,37,12]},[2]],["flipped",{"seat":1,"card":45},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,1,5,'move',1,1,'[1,"pass"]','[["answered",{"answer":["pass"]},[1]]]','101',1000060.0);
INSERT INTO "log" VALUES(5,2,6,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000060.0);
INSERT INTO "log" VALUES(5,3,7,'move',-2,1,'[-2,"close"]','[["unclaimed",{"card":45},null],["flipped",{"seat":2,"card":41},null]]','table',1000116.0);
INSERT INTO "log" VALUES(5,4,8,'move',0,1,'[0,"claim",[28],"pair"]','[["answered",{"answer":["claim",[28],"pair"]},[0]]]','100',1000116.0);
INSERT INTO "log" VALUES(5,5,9,'move',1,1,'[1,"claim",[15,47],"chain"]','[["answered",{"answer":["claim",[15,47],"chain"]},[1]],["claimed",{"seat":1,"card":41,"kind":"chain","cards":[47,41,15],"call":"chi"},null]]','101',1000116.0);
INSERT INTO "log" VALUES(5,6,10,'move',1,0,'[1,"discard",27]','[["discarded",{"seat":1,"card":27},null]]','101',1000116.0);
INSERT INTO "log" VALUES(5,7,11,'move',0,1,'[0,"claim",[40],"pair"]','[["answered",{"answer":["claim",[40],"pair"]},[0]],["claimed",{"seat":0,"card":27,"kind":"pair","cards":[27,40],"call":""},null]]','100',1000116.0);
INSERT INTO "log" VALUES(5,8,12,'move',0,0,'[0,"discard",51]','[["discarded",{"seat":0,"card":51},null]]','100',1000116.0);
INSERT INTO "log" VALUES(5,9,13,'move',2,1,'[2,"claim",[12],"pair"]','[["answered",{"answer":["claim",[12],"pair"]},[2]],["claimed",{"seat":2,"card":51,"kind":"pair","cards":[12,51],"call":""},null]]','computer',1000118.0);
INSERT INTO "log" VALUES(5,10,14,'move',2,0,'[2,"discard",36]','[["discarded",{"seat":2,"card":36},null]]','computer',1000120.0);
INSERT INTO "log" VALUES(5,11,15,'move',0,1,'[0,"claim",[10,52],"three_kind"]','[["answered",{"answer":["claim",[10,52],"three_kind"]},[0]],["claimed",{"seat":0,"card":36,"kind":"three_kind","cards":[10,36,52],"call":"pon"},null]]','100',1000120.0);
INSERT INTO "log" VALUES(5,12,16,'move',0,0,'[0,"discard",28]','[["discarded",{"seat":0,"card":28},null]]','100',1000120.0);
INSERT INTO "log" VALUES(6,0,5,'start',NULL,0,'[]','[["round",{"round":1,"dealer":3,"indicator":65},null],["hand",{"cards":[2,3,6,14,21,35,46,53,59,69]},[0]],["hand",{"cards":[1,5,16,30,43,47,48,54,60,71]},[1]],["hand",{"cards":[4,7,8,31,33,44,52,57,58,70]},[2]],["hand",{"cards":[0,17,19,22,32,34,39,61,68,72]},[3]]]','100',1000120.0);
INSERT INTO "log" VALUES(6,1,6,'move',1,0,'[1,"bonus",11]','[]','101',1000120.0);
INSERT INTO "log" VALUES(6,2,7,'move',0,0,'[0,"bonus",11]','[]','100',1000120.0);
INSERT INTO "log" VALUES(6,3,8,'move',2,0,'[2,"bonus",10]','[]','computer',1000122.0);
INSERT INTO "log" VALUES(6,4,9,'move',3,0,'[3,"bonus",10]','[["revealed",{"courts":[11,11,10,10]},null]]','computer',1000122.0);
INSERT INTO "log" VALUES(6,5,9,'move',3,0,'[3,"draw",0]','[["drew",{"seat":3},null],["drawn",{"card":73},[3]]]','auto',1000122.0);
INSERT INTO "log" VALUES(6,6,10,'move',3,0,'[3,"discard",61]','[["discarded",{"seat":3,"card":61},null]]','computer',1000124.0);
INSERT INTO "log" VALUES(6,7,11,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":0},null]]','computer',1000126.0);
INSERT INTO "log" VALUES(6,8,12,'move',0,0,'[0,"draw",4]','[["took",{"seat":0,"source":4,"card":61},null]]','100',1000126.0);
INSERT INTO "log" VALUES(6,9,13,'move',0,0,'[0,"discard",3]','[["discarded",{"seat":0,"card":3},null]]','100',1000126.0);
INSERT INTO "log" VALUES(6,10,14,'move',0,0,'[0,"end_turn"]','[["turn_ended",{"seat":0,"stall":1},null]]','100',1000126.0);
INSERT INTO "log" VALUES(6,11,15,'move',1,0,'[1,"draw",1]','[["took",{"seat":1,"source":1,"card":3},null]]','101',1000126.0);
INSERT INTO "log" VALUES(6,12,16,'move',1,0,'[1,"discard",43]','[["discarded",{"seat":1,"card":43},null]]','101',1000126.0);
INSERT INTO "log" VALUES(6,13,17,'move',1,0,'[1,"end_turn"]','[["turn_ended",{"seat":1,"stall":2},null]]','101',1000126.0);
INSERT INTO "log" VALUES(6,14,18,'move',2,0,'[2,"draw",0]','[["drew",{"seat":2},null],["drawn",{"card":15},[2]]]','computer',1000128.0);
INSERT INTO "log" VALUES(6,15,19,'move',2,0,'[2,"discard",58]','[["discarded",{"seat":2,"card":58},null]]','computer',1000130.0);
INSERT INTO "log" VALUES(6,16,20,'move',2,0,'[2,"end_turn"]','[["turn_ended",{"seat":2,"stall":0},null]]','computer',1000132.0);
INSERT INTO "log" VALUES(6,17,21,'move',3,0,'[3,"draw",3]','[["took",{"seat":3,"source":3,"card":58},null]]','computer',1000134.0);
INSERT INTO "log" VALUES(6,18,22,'move',3,0,'[3,"discard",34]','[["discarded",{"seat":3,"card":34},null]]','computer',1000136.0);
INSERT INTO "log" VALUES(6,19,23,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":1},null]]','computer',1000138.0);
INSERT INTO "log" VALUES(6,20,24,'move',0,0,'[0,"draw",4]','[["took",{"seat":0,"source":4,"card":34},null]]','100',1000138.0);
INSERT INTO "log" VALUES(7,0,5,'start',NULL,0,'[]','[["deal",{"deal":1,"dealer":1},null],["candidates",{"cards":[67,8,73]},[0]],["candidates",{"cards":[65,59,21]},[1]],["candidates",{"cards":[14,66,9]},[2]],["candidates",{"cards":[2,15,20]},[3]]]','100',1000138.0);
INSERT INTO "log" VALUES(7,1,6,'move',1,0,'[1,"discard",65]','[]','101',1000138.0);
INSERT INTO "log" VALUES(7,2,7,'move',0,0,'[0,"discard",8]','[]','100',1000138.0);
INSERT INTO "log" VALUES(7,3,8,'move',2,0,'[2,"discard",14]','[]','computer',1000140.0);
INSERT INTO "log" VALUES(7,4,9,'move',3,0,'[3,"discard",2]','[["given",{"cards":[8,65,14,2]},null],["first",{"seat":2},null]]','computer',1000140.0);
INSERT INTO "log" VALUES(7,5,10,'move',2,0,'[2,"place",9,8]','[["placed",{"seat":2,"card":9,"slot":8,"next":1},null],["picked",{"card":35},[2]]]','computer',1000142.0);
INSERT INTO "log" VALUES(7,6,11,'move',1,0,'[1,"place",21,1]','[["placed",{"seat":1,"card":21,"slot":1,"next":2},null],["picked",{"card":43},[1]]]','101',1000142.0);
INSERT INTO "log" VALUES(7,7,12,'move',2,0,'[2,"place",35,9]','[["placed",{"seat":2,"card":35,"slot":9,"next":1},null],["picked",{"card":55},[2]]]','computer',1000144.0);
INSERT INTO "log" VALUES(7,8,13,'move',1,0,'[1,"place",59,6]','[["placed",{"seat":1,"card":59,"slot":6,"next":3},null],["picked",{"card":68},[1]]]','101',1000144.0);
INSERT INTO "log" VALUES(7,9,14,'move',3,0,'[3,"place",15,4]','[["placed",{"seat":3,"card":15,"slot":4,"next":1},null],["picked",{"card":39},[3]]]','computer',1000146.0);
INSERT INTO "log" VALUES(7,10,15,'move',1,0,'[1,"swap",8]','[["swapped",{"seat":1,"paid":[43,68],"took":8},null]]','101',1000146.0);
INSERT INTO "log" VALUES(7,11,16,'move',1,0,'[1,"place",8,4]','[["placed",{"seat":1,"card":8,"slot":4,"next":3},null],["picked",{"card":22},[1]]]','101',1000146.0);
INSERT INTO "log" VALUES(7,12,17,'move',3,0,'[3,"place",39,1]','[["placed",{"seat":3,"card":39,"slot":1,"next":0},null],["picked",{"card":4},[3]]]','computer',1000148.0);
INSERT INTO "log" VALUES(7,13,18,'move',0,0,'[0,"swap",78]','[["swapped",{"seat":0,"paid":[67,73],"took":78},null],["drew",{"card":17},[0]]]','100',1000148.0);
INSERT INTO "log" VALUES(7,14,19,'move',0,0,'[0,"place",17,4]','[["placed",{"seat":0,"card":17,"slot":4,"next":2},null],["picked",{"card":29},[0]]]','100',1000148.0);
INSERT INTO "log" VALUES(7,15,20,'move',2,0,'[2,"place",66,1]','[["placed",{"seat":2,"card":66,"slot":1,"next":3},null],["picked",{"card":19},[2]]]','computer',1000150.0);
INSERT INTO "log" VALUES(7,16,21,'move',3,0,'[3,"place",4,5]','[["placed",{"seat":3,"card":4,"slot":5,"next":3},null],["picked",{"card":40},[3]]]','computer',1000152.0);
INSERT INTO "log" VALUES(7,17,22,'move',3,0,'[3,"place",40,2]','[["placed",{"seat":3,"card":40,"slot":2,"next":0},null],["picked",{"card":56},[3]]]','computer',1000154.0);
INSERT INTO "log" VALUES(7,18,23,'move',0,0,'[0,"place",29,8]','[["placed",{"seat":0,"card":29,"slot":8,"next":3},null],["picked",{"card":42},[0]]]','100',1000154.0);
INSERT INTO "log" VALUES(8,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":0},null]]','100',1000154.0);
INSERT INTO "log" VALUES(8,1,6,'move',0,1,'[0,"pass",11,50]','[]','100',1000154.0);
INSERT INTO "log" VALUES(8,2,7,'move',1,1,'[1,"pass",0,38]','[]','101',1000154.0);
INSERT INTO "log" VALUES(7,19,24,'move',3,0,'[3,"place",56,6]','[["placed",{"seat":3,"card":56,"slot":6,"next":1},null],["picked",{"card":27},[3]]]','computer',1000156.0);
INSERT INTO "log" VALUES(8,3,8,'move',2,1,'[2,"pass",13,39]','[]','computer',1000156.0);
INSERT INTO "log" VALUES(8,4,9,'move',3,1,'[3,"pass",26,25]','[["exchanged",{"round":1},null],["received",{"round":1,"right":25,"left":0},[0]],["received",{"round":1,"right":50,"left":13},[1]],["received",{"round":1,"right":38,"left":26},[2]],["received",{"round":1,"right":39,"left":11},[3]]]','computer',1000156.0);
INSERT INTO "log" VALUES(8,5,10,'move',1,1,'[1,"pass",45,47]','[]','101',1000156.0);
INSERT INTO "log" VALUES(8,6,11,'move',0,1,'[0,"pass",1,3]','[]','100',1000156.0);
INSERT INTO "log" VALUES(8,7,12,'move',2,1,'[2,"pass",49,22]','[]','computer',1000158.0);
INSERT INTO "log" VALUES(8,8,13,'move',3,1,'[3,"pass",9,48]','[["exchanged",{"round":2},null],["received",{"round":2,"right":48,"left":45},[0]],["received",{"round":2,"right":3,"left":49},[1]],["received",{"round":2,"right":47,"left":9},[2]],["received",{"round":2,"right":22,"left":1},[3]]]','computer',1000158.0);
INSERT INTO "log" VALUES(8,9,14,'move',1,0,'[1,"play",6]','[["played",{"seat":1,"card":6},null]]','101',1000158.0);
INSERT INTO "log" VALUES(8,10,15,'move',2,0,'[2,"play",9]','[["played",{"seat":2,"card":9},null]]','computer',1000160.0);
INSERT INTO "log" VALUES(8,11,16,'move',3,0,'[3,"play",11]','[["played",{"seat":3,"card":11},null]]','computer',1000162.0);
INSERT INTO "log" VALUES(8,12,17,'move',0,0,'[0,"play",5]','[["played",{"seat":0,"card":5},null],["trick",{"winner":3,"leader":1,"cards":[6,9,11,5]},null],["station",{"seat":3,"number":1,"passed":0},null]]','100',1000162.0);
INSERT INTO "log" VALUES(8,13,18,'move',3,0,'[3,"play",41]','[["played",{"seat":3,"card":41},null]]','computer',1000164.0);
INSERT INTO "log" VALUES(8,14,19,'move',0,0,'[0,"play",43]','[["played",{"seat":0,"card":43},null]]','100',1000164.0);
INSERT INTO "log" VALUES(8,15,20,'move',1,0,'[1,"play",49]','[["played",{"seat":1,"card":49},null]]','101',1000164.0);
INSERT INTO "log" VALUES(8,16,21,'move',2,0,'[2,"play",51]','[["played",{"seat":2,"card":51},null],["trick",{"winner":2,"leader":3,"cards":[41,43,49,51]},null],["station",{"seat":2,"number":2,"passed":0},null]]','computer',1000166.0);
INSERT INTO "log" VALUES(8,17,22,'move',2,0,'[2,"play",16]','[["played",{"seat":2,"card":16},null]]','computer',1000168.0);
INSERT INTO "log" VALUES(8,18,23,'move',3,0,'[3,"play",15]','[["played",{"seat":3,"card":15},null]]','computer',1000170.0);
INSERT INTO "log" VALUES(8,19,24,'move',0,0,'[0,"play",23]','[["played",{"seat":0,"card":23},null]]','100',1000170.0);
INSERT INTO "log" VALUES(10,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":3},null],["turned",{"card":29},null]]','100',1000170.0);
INSERT INTO "log" VALUES(10,1,6,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":1},null]]','computer',1000172.0);
INSERT INTO "log" VALUES(10,2,7,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":29,"pot":1},null],["turned",{"card":7},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,3,8,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,4,9,'note',NULL,0,'[-1,"table-paused"]','[["table-paused",{"reason":"paused-channel-gone"},null]]','host',1000172.0);
INSERT INTO "log" VALUES(11,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":1},null],["turned",{"card":32},null]]','100',1000172.0);
INSERT INTO "log" VALUES(11,1,6,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000172.0);
INSERT INTO "log" VALUES(11,2,7,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000174.0);
INSERT INTO "log" VALUES(5,13,17,'move',-2,1,'[-2,"close"]','[]','table',1000176.0);
INSERT INTO "log" VALUES(11,3,8,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000176.0);
INSERT INTO "log" VALUES(11,4,9,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":32,"pot":3},null],["turned",{"card":26},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,5,10,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":26,"pot":0},null],["turned",{"card":6},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,6,11,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":6,"pot":0},null],["turned",{"card":33},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,7,12,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":33,"pot":0},null],["turned",{"card":22},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,8,13,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,9,14,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000176.0);
INSERT INTO "log" VALUES(11,10,15,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000178.0);
INSERT INTO "log" VALUES(11,11,16,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000180.0);
INSERT INTO "log" VALUES(11,12,17,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":22,"pot":4},null],["turned",{"card":35},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,13,18,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":35,"pot":0},null],["turned",{"card":30},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,14,19,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":30,"pot":0},null],["turned",{"card":11},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,15,20,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,16,21,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000180.0);
INSERT INTO "log" VALUES(11,17,22,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000182.0);
INSERT INTO "log" VALUES(11,18,23,'move',3,0,'[3,"take"]','[["taken",{"seat":3,"card":11,"pot":3},null],["turned",{"card":25},null]]','computer',1000184.0);
INSERT INTO "log" VALUES(11,19,24,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":1},null]]','computer',1000186.0);
INSERT INTO "log" VALUES(11,20,25,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":25,"pot":1},null],["turned",{"card":28},null]]','100',1000186.0);
INSERT INTO "log" VALUES(11,21,26,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":28,"pot":0},null],["turned",{"card":3},null]]','100',1000186.0);
INSERT INTO "log" VALUES(11,22,27,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000186.0);
INSERT INTO "log" VALUES(11,23,28,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":3,"pot":1},null],["turned",{"card":27},null]]','101',1000186.0);
INSERT INTO "log" VALUES(11,24,29,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000186.0);
INSERT INTO "log" VALUES(11,25,30,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000188.0);
INSERT INTO "log" VALUES(11,26,31,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000190.0);
INSERT INTO "log" VALUES(11,27,32,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000190.0);
INSERT INTO "log" VALUES(11,28,33,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":27,"pot":4},null],["turned",{"card":15},null]]','101',1000190.0);
INSERT INTO "log" VALUES(11,29,34,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000190.0);
INSERT INTO "log" VALUES(11,30,35,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000192.0);
INSERT INTO "log" VALUES(11,31,36,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000194.0);
INSERT INTO "log" VALUES(11,32,37,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":15,"pot":3},null],["turned",{"card":4},null]]','100',1000194.0);
INSERT INTO "log" VALUES(11,33,38,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000194.0);
INSERT INTO "log" VALUES(11,34,39,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000194.0);
INSERT INTO "log" VALUES(11,35,40,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":4,"pot":2},null],["turned",{"card":20},null]]','computer',1000196.0);
INSERT INTO "log" VALUES(11,36,41,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000198.0);
INSERT INTO "log" VALUES(11,37,42,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000200.0);
INSERT INTO "log" VALUES(11,38,43,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":20,"pot":2},null],["turned",{"card":12},null]]','100',1000200.0);
INSERT INTO "log" VALUES(11,39,44,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":12,"pot":0},null],["turned",{"card":21},null]]','100',1000200.0);
INSERT INTO "log" VALUES(11,40,45,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":21,"pot":0},null],["turned",{"card":18},null]]','100',1000200.0);
INSERT INTO "log" VALUES(11,41,46,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000200.0);
INSERT INTO "log" VALUES(11,42,47,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000200.0);
INSERT INTO "log" VALUES(11,43,48,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000202.0);
INSERT INTO "log" VALUES(11,44,49,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000204.0);
INSERT INTO "log" VALUES(11,45,50,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":5},null]]','100',1000204.0);
INSERT INTO "log" VALUES(11,46,51,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":18,"pot":5},null],["turned",{"card":9},null]]','101',1000204.0);
INSERT INTO "log" VALUES(11,47,52,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":9,"pot":0},null],["turned",{"card":24},null]]','101',1000204.0);
INSERT INTO "log" VALUES(11,48,53,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":24,"pot":0},null],["turned",{"card":29},null]]','101',1000204.0);
INSERT INTO "log" VALUES(11,49,54,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000204.0);
INSERT INTO "log" VALUES(11,50,55,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000206.0);
INSERT INTO "log" VALUES(11,51,56,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000208.0);
INSERT INTO "log" VALUES(11,52,57,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000208.0);
INSERT INTO "log" VALUES(11,53,58,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":5},null]]','101',1000208.0);
INSERT INTO "log" VALUES(11,54,59,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":6},null]]','computer',1000210.0);
INSERT INTO "log" VALUES(11,55,60,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":7},null]]','computer',1000212.0);
INSERT INTO "log" VALUES(11,56,61,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":29,"pot":7},null],["turned",{"card":31},null]]','100',1000212.0);
INSERT INTO "log" VALUES(11,57,62,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000212.0);
INSERT INTO "log" VALUES(11,58,63,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":31,"pot":1},null],["turned",{"card":5},null]]','101',1000212.0);
INSERT INTO "log" VALUES(11,59,64,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":5,"pot":0},null],["turned",{"card":10},null]]','101',1000212.0);
INSERT INTO "log" VALUES(11,60,65,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":10,"pot":0},null],["game_over",{"game":1,"scores":[151,104,0,6],"chips":[22,13,4,5]},null],["match_over",{"totals":[151,104,0,6],"winners":[2],"removed":[7,8,13,14,16,17,19,23,34]},null]]','101',1000212.0);
INSERT INTO "log" VALUES(13,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":1},null],["turned",{"card":4},null]]','100',1000212.0);
INSERT INTO "log" VALUES(14,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":2},null]]','100',1000212.0);
INSERT INTO "log" VALUES(14,1,6,'move',0,1,'[0,"pass",0,26]','[]','100',1000212.0);
INSERT INTO "log" VALUES(14,2,7,'move',1,1,'[1,"pass",13,12]','[]','101',1000212.0);
INSERT INTO "log" VALUES(14,3,8,'move',2,1,'[2,"pass",39,24]','[]','computer',1000214.0);
INSERT INTO "log" VALUES(14,4,9,'move',3,1,'[3,"pass",51,11]','[["exchanged",{"round":1},null],["received",{"round":1,"right":11,"left":13},[0]],["received",{"round":1,"right":26,"left":39},[1]],["received",{"round":1,"right":12,"left":51},[2]],["received",{"round":1,"right":24,"left":0},[3]]]','computer',1000214.0);
INSERT INTO "log" VALUES(14,5,10,'move',1,1,'[1,"pass",29,30]','[]','101',1000214.0);
INSERT INTO "log" VALUES(14,6,11,'move',0,1,'[0,"pass",1,36]','[]','100',1000214.0);
INSERT INTO "log" VALUES(14,7,12,'note',1,0,'[-1,"table-resigned"]','[["table-resigned",{"seat":1,"name":"Ben"},null]]','host',1000214.0);
INSERT INTO "log" VALUES(15,0,2,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":2},null]]','100',1000214.0);
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
    errand TEXT NOT NULL,
    target TEXT NOT NULL,
    seq INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    due REAL NOT NULL,
    facts TEXT NOT NULL,
    UNIQUE (table_id, errand, target)
);
INSERT INTO "outbox" VALUES(1,1,'table','',24,0,1000018.0,'{}');
INSERT INTO "outbox" VALUES(2,1,'hand','100',24,0,1000018.0,'{}');
INSERT INTO "outbox" VALUES(3,1,'refresh','101',24,0,1000018.0,'{}');
INSERT INTO "outbox" VALUES(4,2,'table','',18,0,1000028.0,'{}');
INSERT INTO "outbox" VALUES(6,2,'hand','101',16,0,1000026.0,'{}');
INSERT INTO "outbox" VALUES(7,2,'refresh','100',18,0,1000028.0,'{}');
INSERT INTO "outbox" VALUES(8,2,'refresh','101',18,0,1000028.0,'{}');
INSERT INTO "outbox" VALUES(9,3,'table','',29,0,1000056.0,'{}');
INSERT INTO "outbox" VALUES(13,3,'refresh','100',29,0,1000056.0,'{}');
INSERT INTO "outbox" VALUES(14,3,'hand','101',29,0,1000056.0,'{}');
INSERT INTO "outbox" VALUES(15,4,'table','',16,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(20,4,'refresh','100',16,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(21,4,'hand','101',16,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(22,5,'table','',16,0,1000120.0,'{}');
INSERT INTO "outbox" VALUES(27,5,'refresh','100',16,0,1000120.0,'{}');
INSERT INTO "outbox" VALUES(28,5,'hand','101',16,0,1000120.0,'{}');
INSERT INTO "outbox" VALUES(29,6,'table','',24,0,1000138.0,'{}');
INSERT INTO "outbox" VALUES(34,6,'refresh','101',17,0,1000126.0,'{}');
INSERT INTO "outbox" VALUES(35,6,'refresh','100',24,0,1000138.0,'{}');
INSERT INTO "outbox" VALUES(36,7,'table','',24,0,1000156.0,'{}');
INSERT INTO "outbox" VALUES(40,7,'refresh','100',24,0,1000156.0,'{}');
INSERT INTO "outbox" VALUES(41,8,'table','',24,0,1000170.0,'{}');
INSERT INTO "outbox" VALUES(46,7,'hand','101',24,0,1000156.0,'{}');
INSERT INTO "outbox" VALUES(47,8,'hand','101',24,0,1000170.0,'{}');
INSERT INTO "outbox" VALUES(48,8,'refresh','100',24,0,1000170.0,'{}');
INSERT INTO "outbox" VALUES(49,9,'table','',3,0,1000170.0,'{}');
INSERT INTO "outbox" VALUES(50,10,'table','',9,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(54,10,'refresh','100',9,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(55,10,'notice','100',9,0,1000172.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(56,10,'refresh','101',9,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(57,10,'notice','101',9,0,1000172.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(58,11,'table','',65,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(62,11,'refresh','100',65,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(63,11,'refresh','101',65,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(64,12,'table','',1,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(65,13,'table','',5,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(66,13,'hand','101',5,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(67,13,'hand','100',5,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(68,13,'refresh','100',5,0,1000212.0,'{}');
INSERT INTO "outbox" VALUES(69,14,'table','',12,0,1000214.0,'{}');
INSERT INTO "outbox" VALUES(71,14,'refresh','101',12,0,1000214.0,'{}');
INSERT INTO "outbox" VALUES(72,14,'refresh','100',11,0,1000214.0,'{}');
INSERT INTO "outbox" VALUES(73,15,'table','',2,0,1000214.0,'{}');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT,
    dm_channel TEXT,
    dm_closed REAL
, locale TEXT);
INSERT INTO "people" VALUES('100','Ann','ja','dm',NULL,NULL);
INSERT INTO "people" VALUES('101','Ben',NULL,NULL,1000214.0,'en-US');
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
INSERT INTO "posts" VALUES(1,'table','','c','81',3,1000018.0);
INSERT INTO "posts" VALUES(1,'hand','100','dm','91',3,1000018.0);
INSERT INTO "posts" VALUES(2,'table','','c','82',3,1000026.0);
INSERT INTO "posts" VALUES(2,'hand','100','dm','92',3,1000026.0);
INSERT INTO "posts" VALUES(3,'table','','c','83',3,1000056.0);
INSERT INTO "posts" VALUES(3,'hand','100','dm','93',3,1000056.0);
INSERT INTO "posts" VALUES(4,'table','','c','84',3,1000060.0);
INSERT INTO "posts" VALUES(4,'hand','100','dm','94',3,1000060.0);
INSERT INTO "posts" VALUES(5,'table','','c','85',3,1000120.0);
INSERT INTO "posts" VALUES(5,'hand','100','dm','95',3,1000120.0);
INSERT INTO "posts" VALUES(6,'table','','c','86',3,1000138.0);
INSERT INTO "posts" VALUES(6,'hand','100','dm','96',3,1000138.0);
INSERT INTO "posts" VALUES(7,'table','','c','87',3,1000154.0);
INSERT INTO "posts" VALUES(7,'hand','100','dm','97',3,1000154.0);
INSERT INTO "posts" VALUES(8,'table','','c','88',3,1000170.0);
INSERT INTO "posts" VALUES(8,'hand','100','dm','98',3,1000170.0);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people(id),
    name TEXT NOT NULL,
    computer TEXT,
    resigned TEXT,
    joined TEXT NOT NULL,
    asked INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    pinged INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    arrangement TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);
INSERT INTO "seats" VALUES(1,0,'100','Ann',NULL,NULL,'9000000001',24,1000018.0,24,0,'');
INSERT INTO "seats" VALUES(1,1,'101','Ben',NULL,NULL,'9000000002',0,1000018.0,23,0,'');
INSERT INTO "seats" VALUES(1,2,NULL,'Robot 0','house',NULL,'9000000003',0,1000014.0,0,0,'');
INSERT INTO "seats" VALUES(1,3,NULL,'Robot 1','friend',NULL,'9000000004',0,1000016.0,0,0,'');
INSERT INTO "seats" VALUES(2,0,'100','Ann',NULL,NULL,'9000000015',0,1000026.0,16,0,'');
INSERT INTO "seats" VALUES(2,1,'101','Ben',NULL,NULL,'9000000016',16,1000026.0,16,0,'');
INSERT INTO "seats" VALUES(2,2,NULL,'Robot 0','house',NULL,'9000000017',0,1000026.0,0,0,'');
INSERT INTO "seats" VALUES(3,0,'100','Ann',NULL,NULL,'9000000028',0,1000056.0,28,0,'');
INSERT INTO "seats" VALUES(3,1,'101','Ben',NULL,NULL,'9000000029',29,1000056.0,29,0,'');
INSERT INTO "seats" VALUES(3,2,NULL,'Robot 0','house',NULL,'9000000030',0,1000050.0,0,0,'');
INSERT INTO "seats" VALUES(3,3,NULL,'Robot 1','friend',NULL,'9000000031',0,1000054.0,0,0,'');
INSERT INTO "seats" VALUES(4,0,'100','Ann',NULL,NULL,'9000000042',0,1000060.0,15,0,'');
INSERT INTO "seats" VALUES(4,1,'101','Ben',NULL,NULL,'9000000043',16,1000060.0,16,0,'');
INSERT INTO "seats" VALUES(4,2,NULL,'Robot 0','house',NULL,'9000000044',0,1000056.0,0,0,'');
INSERT INTO "seats" VALUES(4,3,NULL,'Robot 1','friend',NULL,'9000000045',0,1000058.0,0,0,'');
INSERT INTO "seats" VALUES(6,0,'100','Ann',NULL,NULL,'9000000069',24,1000138.0,24,0,'');
INSERT INTO "seats" VALUES(6,1,'101','Ben',NULL,NULL,'9000000070',0,1000126.0,16,0,'');
INSERT INTO "seats" VALUES(6,2,NULL,'Robot 0','house',NULL,'9000000071',0,1000130.0,0,0,'');
INSERT INTO "seats" VALUES(6,3,NULL,'Robot 1','friend',NULL,'9000000072',0,1000136.0,0,0,'');
INSERT INTO "seats" VALUES(7,0,'100','Ann',NULL,NULL,'9000000083',0,1000154.0,22,0,'');
INSERT INTO "seats" VALUES(7,1,'101','Ben',NULL,NULL,'9000000084',24,1000156.0,24,0,'');
INSERT INTO "seats" VALUES(7,2,NULL,'Robot 0','house',NULL,'9000000085',0,1000148.0,0,0,'');
INSERT INTO "seats" VALUES(7,3,NULL,'Robot 1','friend',NULL,'9000000086',0,1000154.0,0,0,'');
INSERT INTO "seats" VALUES(8,0,'100','Ann',NULL,NULL,'9000000097',0,1000170.0,23,0,'');
INSERT INTO "seats" VALUES(8,1,'101','Ben',NULL,NULL,'9000000098',24,1000170.0,24,0,'');
INSERT INTO "seats" VALUES(8,2,NULL,'Robot 0','house',NULL,'9000000099',0,1000166.0,0,0,'');
INSERT INTO "seats" VALUES(8,3,NULL,'Robot 1','friend',NULL,'9000000100',0,1000168.0,0,0,'');
INSERT INTO "seats" VALUES(9,0,'100','Ann',NULL,NULL,'9000000111',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(9,1,'101','Ben',NULL,NULL,'9000000112',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(9,2,NULL,'Robot','strong',NULL,'9000000113',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(10,0,'100','Ann',NULL,NULL,'9000000114',0,1000172.0,7,0,'');
INSERT INTO "seats" VALUES(10,1,'101','Ben',NULL,NULL,'9000000115',8,1000172.0,8,0,'');
INSERT INTO "seats" VALUES(10,2,NULL,'Robot 0','house',NULL,'9000000116',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(10,3,NULL,'Robot 1','friend',NULL,'9000000117',0,1000170.0,0,0,'');
INSERT INTO "seats" VALUES(5,0,'100','Ann',NULL,NULL,'9000000056',0,1000120.0,15,0,'');
INSERT INTO "seats" VALUES(5,1,'101','Ben',NULL,NULL,'9000000057',16,1000120.0,16,0,'');
INSERT INTO "seats" VALUES(5,2,NULL,'Robot 0','house',NULL,'9000000058',0,1000118.0,0,0,'');
INSERT INTO "seats" VALUES(11,0,'100','Ann',NULL,NULL,'9000000121',0,1000212.0,61,0,'');
INSERT INTO "seats" VALUES(11,1,'101','Ben',NULL,NULL,'9000000122',0,1000212.0,64,0,'');
INSERT INTO "seats" VALUES(11,2,NULL,'Robot 0','house',NULL,'9000000123',0,1000208.0,0,0,'');
INSERT INTO "seats" VALUES(11,3,NULL,'Robot 1','friend',NULL,'9000000124',0,1000210.0,0,0,'');
INSERT INTO "seats" VALUES(12,0,'100','Ann',NULL,NULL,'9000000166',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(12,1,'101','Ben',NULL,NULL,'9000000166',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(12,2,NULL,'Robot 0','house',NULL,'9000000166',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(12,3,NULL,'Robot 1','friend',NULL,'9000000166',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(13,0,'100','Ann',NULL,NULL,'9000000167',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(13,1,'101','Ben',NULL,NULL,'9000000168',5,1000212.0,5,0,'');
INSERT INTO "seats" VALUES(13,2,NULL,'Robot 0','house',NULL,'9000000169',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(13,3,NULL,'Robot 1','friend',NULL,'9000000170',0,0.0,0,0,'');
INSERT INTO "seats" VALUES(14,0,'100','Ann',NULL,NULL,'9000000173',0,1000214.0,9,0,'');
INSERT INTO "seats" VALUES(14,1,NULL,'Ben','house','101','9000000174',0,1000214.0,9,0,'');
INSERT INTO "seats" VALUES(14,2,NULL,'Robot 0','house',NULL,'9000000175',9,1000214.0,0,0,'');
INSERT INTO "seats" VALUES(14,3,NULL,'Robot 1','friend',NULL,'9000000176',9,1000214.0,0,0,'');
INSERT INTO "seats" VALUES(15,0,NULL,'Robot 0','house',NULL,'9000000183',2,1000214.0,0,0,'');
INSERT INTO "seats" VALUES(15,1,NULL,'Robot 1','house',NULL,'9000000183',2,1000214.0,0,0,'');
INSERT INTO "seats" VALUES(15,2,NULL,'Robot 2','house',NULL,'9000000183',2,1000214.0,0,0,'');
INSERT INTO "seats" VALUES(15,3,NULL,'Robot 3','house',NULL,'9000000183',2,1000214.0,0,0,'');
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
);
INSERT INTO "tables" VALUES(1,'cf7502b8dc2a','alliance',1,'{"mode":"team","rebuild":"once_per_game","team_assignment":"random","secret_teams":"three_pairs"}',4,'ja','g','c',NULL,'100','playing',24,20,1000000.0,1000018.0,'',NULL,'[]',0,'32879726a4a762f53b8764be15e14c1423c1e890c630c23519b7ba4385525f50','b930f4a66ecea6ce15c5f46121171531f1ea6c8f57751b616f17415ce8df5890','{"schema": 1, "match": "cf7502b8dc2a", "game": "alliance", "revision": 1, "seats": 4, "options": {"mode": "team", "rebuild": "once_per_game", "team_assignment": "random", "secret_teams": "three_pairs"}, "commitment": "32879726a4a762f53b8764be15e14c1423c1e890c630c23519b7ba4385525f50", "nonces": ["0:100:9000000001", "1:101:9000000002", "2:house:9000000003", "3:friend:9000000004", "start:9000000005"]}','{"phase": "play", "waiting": [0], "ended": "", "scores": [], "winners": [], "hands": [[45, 41, 46], [33, 35], [8, 7], [21, 13]], "trick": [2, -2, -2], "leader": 2, "voids": [], "last_trick": [78, 16, 34, 40], "last_leader": 2, "last_winner": 2, "mode": "team", "once": true, "trios": false, "suits": [3, 2, 0, 1], "order": [2, 3, 1, 0], "after": [2, 0, 3, 1], "special": [0, 4, 3, 56], "agreed": [0, 0, 0, 0], "proposals": [0, 0, 0, 0], "ready": [1, 1], "pile": [[48, 44, 39, 47], [29, 80, 26, 31, 28], [0, 1, 5, 3, 6, 4], [81, 22, 14, 15, 18, 82, 20]], "discard": [[42, 43, 40], [32, 34], [9], [83, 19, 16]], "buried": [[], [30], [], []], "gone": [[], [], [], []], "removed": [79, 78], "down": [[], [27], [], [17]], "downs": [0, 1, 0, 0], "old_downs": [0, 0, 0, 0], "shown": [2, 2, -1, -1, -1, 3], "owned": [-1, -1, -1, -1], "tops": [0, 0, 0], "pile_empty": [0, 0, 0, 0], "rebuilt": [0, 0, 0, 0], "rebuilt_now": [0, 0, 0, 0], "declined": [0, 0, 0, 0], "ask": [1, 1, 1, 1], "courts": [77, 23, 64, 25, 10, 62, 50, 37, 36, 76, 24, 38, 49, 63], "court": 51, "won": [[], [], [11, 12], [75]], "battalions": [0, 0], "last_tops": [0, 0, 0, 1], "last_court": 12, "last_made": [], "last_how": "joker", "points": [], "teams": [], "by": "", "final_won": [], "final_hands": [], "final_piles": [], "final_special": []}',1,0);
INSERT INTO "tables" VALUES(2,'07819e60ddac','counting_cribbage',1,'{"skunk":false,"muggins":"off","match_wins":1,"first_dealer":"random","show_used":true}',3,'ja','g','c',NULL,'100','playing',18,18,1000018.0,1000028.0,'',NULL,'[]',0,'ad26b562c59ecc0d8110ab9eafd1681575a6a084a2e37ab9c730ab559d4c3073','0ed98a2fbe8090c05ba81ce9d9ae220689c595ca7fe533586cf42339cfac68ff','{"schema": 1, "match": "07819e60ddac", "game": "counting_cribbage", "revision": 1, "seats": 3, "options": {"skunk": false, "muggins": "off", "match_wins": 1, "first_dealer": "random", "show_used": true}, "commitment": "ad26b562c59ecc0d8110ab9eafd1681575a6a084a2e37ab9c730ab559d4c3073", "nonces": ["0:100:9000000015", "1:101:9000000016", "2:house:9000000017", "start:9000000018"]}','{"phase": "lay_away", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[55], [], [0]], "hands": [[14, 55, 18, 33, 11], [39, 1, 71, 34, 74], [0, 43, 20, 72, 50]], "away": [[], [], []], "extra": [56], "stock": [54, 41, 28, 25, 30, 35, 61, 13, 32, 16, 42, 40, 22, 70, 9, 21, 15, 73, 57, 45, 58, 8, 75, 64, 46, 48, 69, 65, 2, 24, 77, 62, 19, 7, 4, 66, 67, 44, 17, 37, 59, 76, 38, 3, 47], "crib": [], "starter": -1, "laid": [[], [], []], "used": [29, 10, 36, 49, 52, 26, 51, 23, 63, 60, 53, 5, 68, 12, 27, 31, 6], "series": [], "series_by": [], "count": 0, "gone": [], "least": [1, 1, 1], "last": [], "last_series": [], "last_by": [], "claim": -1, "claims": [], "waives": [0, 0, 0], "peg_gains": [], "peg_claim": -1, "points": [9, 5, 18], "behind": [4, 1, 6], "dealer": 0, "game": 1, "round": 2, "deal": 2, "reshuffled": false, "wins": [0, 0, 0], "columns": [], "game_winner": [], "game_gain": [], "shown_deal": 1, "shown_dealer": 2, "shown_starter": 52, "shown": [[26, 51, 23, 63], [60, 53, 5, 68], [12, 27, 31, 6], [29, 10, 36, 49]], "shown_parts": [[0, 3, 2, 0, 0], [4, 0, 0, 0, 0], [2, 0, 0, 0, 0], [6, 0, 6, 0, 0]], "shown_claims": [], "shown_gains": [[5, 0, 0], [0, 4, 0], [0, 0, 2], [0, 0, 12]], "shown_before": [4, 1, 4], "muggins": "off", "skunk": false, "match_wins": 1}',1,0);
INSERT INTO "tables" VALUES(3,'4601964e54f3','dominuxen',1,'{"double_tiles":false,"rounds":1,"turn_limit":150}',4,'ja','g','c',NULL,'100','playing',29,25,1000026.0,1000056.0,'',NULL,'[]',0,'af60fae6e6eda6bac8f84d786e30e1d42180ee10c233de15b1f2d551281282ff','a6c568f143ff2c0ae8fc9ede7592c9260858372d46bf11de29ef05e56b054893','{"schema": 1, "match": "4601964e54f3", "game": "dominuxen", "revision": 1, "seats": 4, "options": {"double_tiles": false, "rounds": 1, "turn_limit": 150}, "commitment": "af60fae6e6eda6bac8f84d786e30e1d42180ee10c233de15b1f2d551281282ff", "nonces": ["0:100:9000000028", "1:101:9000000029", "2:house:9000000030", "3:friend:9000000031", "start:9000000032"]}','{"phase": "play", "waiting": [1], "ended": "", "scores": [], "winners": [], "hands": [[4, 12, 34, 43, 52, 53, 74, 75, 81, 83, 84], [1, 7, 13, 16, 21, 25, 30, 33, 89], [11, 35], [32, 46, 77]], "known": [[83, 84, 4, 12], [], [35], []], "lines": [[[10, 1, 22], [1, 1, 15]], [[5, 2, 47, 59], [6, 1, 48], [9, 1, 9]], [[8, 6, 41, 50, 71, 76, 79, 80], [5, 3, 28, 60, 62], [10, 2, 10, 82]], [[11, 4, 44, 68, 86, 88], [6, 5, 6, 39, 64, 65, 66], [5, 3, 17, 38, 57], [3, 2, 36, 45]]], "row": [27, 26, 40, 55, 3, 37], "pile": [70, 49, 90, 58, 29, 73, 18, 8, 87, 72, 85, 61, 2, 31, 5, 42, 67, 63, 20, 14, 69, 78, 56, 23, 54, 0, 51, 19, 24], "discard": [], "active": 1, "turn": 15, "victims": [], "owed": 0, "drawn": [71, 50, 10, 35], "played": [0, 1, 1], "attacks": [], "round": 1, "rounds": 1, "starter": 2, "turn_limit": 150, "double_tiles": false, "totals": [0, 0, 0, 0], "columns": [], "reasons": [], "revealed": [], "answers": [[], [], [], []], "habits": [0, 0, 0, 0], "fresh": [[], [], [], []]}',1,0);
INSERT INTO "tables" VALUES(4,'e6219dbbc61a','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',16,12,1000056.0,1000060.0,'',NULL,'[]',0,'02e0d3661fdd232c9ed9ed42b25e4a927503163d7e790759b77cb088d1594dbf','52ef5287491f5f7d6842bb5799f20011e03bca5f7e0f34fb4c40053ee5e9f87f','{"schema": 1, "match": "e6219dbbc61a", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "02e0d3661fdd232c9ed9ed42b25e4a927503163d7e790759b77cb088d1594dbf", "nonces": ["0:100:9000000042", "1:101:9000000043", "2:house:9000000044", "3:friend:9000000045", "start:9000000046"]}','{"phase": "decide", "waiting": [1], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 0, "offer": 25, "number": 7, "pot": 1, "notes": [0], "cards": [[23, 8, 20, 13, 34], [22], [], []], "chips": [12, 11, 10, 10], "open_chips": [], "per_player": 11, "deck": [16, 11, 29, 28, 26, 10, 32, 30, 9, 21, 5, 18, 6, 33, 17, 7, 27], "removed": [24, 19, 4, 35, 14, 12, 31, 15, 3], "removed_count": 9, "revealed": [], "last_kind": "no_thanks", "last_seat": 0, "last_card": 25, "last_pot": 1, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0);
INSERT INTO "tables" VALUES(5,'ec090c660751','jukugo_daifuda',1,'{"rounds":8,"chips":60,"dictionary":"core","min_ron":0,"attach_words":"strict","hints":"full","window_mode":"quiet"}',3,'ja','g','c',NULL,'100','playing',17,14,1000060.0,1000176.0,'',NULL,'[]',16,'0657e8c8303a7ee685c6beb31b8788876e46c5645e4d65a12aa9dc147a42fd30','b382d0e3e3385d08dcfbd4bc339e67d5064676e6ff37414cd21499df7ce70810','{"schema": 1, "match": "ec090c660751", "game": "jukugo_daifuda", "revision": 1, "seats": 3, "options": {"rounds": 8, "chips": 60, "dictionary": "core", "min_ron": 0, "attach_words": "strict", "hints": "full", "window_mode": "quiet"}, "commitment": "0657e8c8303a7ee685c6beb31b8788876e46c5645e4d65a12aa9dc147a42fd30", "nonces": ["0:100:9000000056", "1:101:9000000057", "2:house:9000000058", "start:9000000059"]}','{"phase": "window", "waiting": [1], "ended": "", "scores": [], "winners": [], "hands": [[39, 46], [26, 17, 30, 6], [0, 18, 44, 21, 37]], "sets": [[[6, 27, 40], [2, 10, 36, 52]], [[4, 47, 41, 15]], [[6, 12, 51]]], "deck": [3, 7, 16, 23, 1, 5, 42, 14, 22, 13, 31, 8, 4, 35, 48, 9, 32, 24, 53, 19, 43, 49, 11, 25, 2, 38, 33, 34, 29, 20, 50], "discards": [45], "daifuda": 28, "discarder": 0, "turn": 0, "dealer": 1, "round": 1, "rounds": 8, "chips": [60, 60, 60], "answer": [[], [], []], "ron_worth": [0, 0, 0], "passing": [0, 0, 0], "auto_ron": [0, 0, 0], "dictionary": "core", "free": false, "sealed": false, "unaided": false, "min_ron": 0, "last_seat": 0, "last_card": 36, "last_at": 1, "ron_sets": [], "ron_card": -1, "round_winners": [], "round_scores": [], "columns": [], "album": []}',1,0);
INSERT INTO "tables" VALUES(6,'701638f137ec','rummy_fifty',1,'{"max_rounds":30,"layoff_own":false,"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',24,21,1000120.0,1000138.0,'',NULL,'[]',0,'f5240a00eba63adac969b910f648b592433fc9ff346300d2a8e052a59cb7e768','51ac973fb5acc9f5e1f922c3d306b2473b2fc5601c4a41b70e6bec5cec8b0f36','{"schema": 1, "match": "701638f137ec", "game": "rummy_fifty", "revision": 1, "seats": 4, "options": {"max_rounds": 30, "layoff_own": false, "first_dealer": "random"}, "commitment": "f5240a00eba63adac969b910f648b592433fc9ff346300d2a8e052a59cb7e768", "nonces": ["0:100:9000000069", "1:101:9000000070", "2:house:9000000071", "3:friend:9000000072", "start:9000000073"]}','{"phase": "discard", "waiting": [0], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[2, 6, 14, 21, 34, 35, 46, 53, 59, 61, 69], [1, 3, 5, 16, 30, 47, 48, 54, 60, 71], [4, 7, 8, 15, 31, 33, 44, 52, 57, 70], [0, 17, 19, 22, 32, 39, 58, 68, 72, 73]], "stock": [56, 42, 28, 67, 27, 74, 9, 13, 18, 41, 29, 66, 26, 55, 20, 45, 40], "indicator": 65, "discards": [[], [43], [], []], "extras": [[], [], [], []], "melds": [], "owners": [], "forms": [], "courts": [11, 11, 10, 10], "known": [[61, 34], [3], [], [58]], "drawn": [34, 3, 15, 58], "mover": 0, "source": 4, "laid": [], "stall": 1, "dealer": 3, "round": 1, "points": [1, 1, 1, 1], "history": [], "last_out": -1, "last_hands": [], "last_courts": [], "last_totals": [], "layoff_own": false, "max_rounds": 30}',1,0);
INSERT INTO "tables" VALUES(7,'cd02909a5b3f','tennos_square',1,'{"mode":"auto"}',4,'ja','g','c',NULL,'100','playing',24,20,1000138.0,1000156.0,'',NULL,'[]',0,'8cc0f7aa6e0e188a96bec5710892ba94fe053d9c19faa9dbb73b0cf237326c5d','d9adba076496e7f0b99ef1558f175872694d6a4feed006c1275bf4daeda054c8','{"schema": 1, "match": "cd02909a5b3f", "game": "tennos_square", "revision": 1, "seats": 4, "options": {"mode": "auto"}, "commitment": "8cc0f7aa6e0e188a96bec5710892ba94fe053d9c19faa9dbb73b0cf237326c5d", "nonces": ["0:100:9000000083", "1:101:9000000084", "2:house:9000000085", "3:friend:9000000086", "start:9000000087"]}','{"phase": "turn", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[42], [22], [55, 19], [20, 27]], "row": [[-1, -1, -1, 17, -1, -1, -1, 29, -1], [21, -1, -1, 8, -1, 59, -1, -1, -1], [66, -1, -1, -1, -1, -1, -1, 9, 35], [39, 40, -1, 15, 4, 56, -1, -1, -1]], "under": [[6, 52, 5, -1, 74, 30, 26, -1, 33], [-1, 34, 54, -1, 3, -1, 44, 70, 7], [-1, 61, 28, 0, 18, 48, 31, -1, -1], [-1, -1, 72, -1, -1, -1, 1, 71, 41]], "deck": [16, 32, 58, 69, 57, 13, 46, 53, 47, 60, 45], "pool": [65, 14, 2, 43, 68, 67, 73], "given": [8, 65, 14, 2], "swaps": [78, 8, -1, -1], "taken": -1, "placed": [3, 6], "mode": "partnership", "deal": 1, "dealer": 1, "totals": [0, 0, 0, 0], "row_points": [], "outs": [], "last_rows": []}',1,0);
INSERT INTO "tables" VALUES(8,'f0be7ef6bcda','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',24,20,1000154.0,1000170.0,'',NULL,'[]',0,'126f533a0ff78381975b6858c8b180d7aa991c981a4392bfd108001e896c8576','6f71bc6baa8fce823269af40cf2f89d93b295fbf9bcd9366c3155ba2c8deb107','{"schema": 1, "match": "f0be7ef6bcda", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "126f533a0ff78381975b6858c8b180d7aa991c981a4392bfd108001e896c8576", "nonces": ["0:100:9000000097", "1:101:9000000098", "2:house:9000000099", "3:friend:9000000100", "start:9000000101"]}','{"phase": "play", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[0, 8, 25, 18, 30, 29, 28, 48, 45, 42], [12, 10, 3, 13, 20, 35, 32, 50, 46, 44, 40], [7, 2, 24, 21, 19, 26, 38, 36, 34, 47], [4, 1, 22, 17, 14, 37, 33, 31, 27, 39]], "trick": [16, 15, 23], "leader": 2, "voids": [0, 0, 0, 0], "last_trick": [41, 43, 49, 51], "last_leader": 3, "last_winner": 2, "passed": [[11, 50, 1, 3], [0, 38, 45, 47], [13, 39, 49, 22], [26, 25, 9, 48]], "received": [[25, 0, 48, 45], [50, 13, 3, 49], [38, 26, 47, 9], [39, 11, 22, 1]], "deal": 1, "dealer": 0, "routes": [[3, 2]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 2, 1], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0);
INSERT INTO "tables" VALUES(9,'a81b2c726b83','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c','t','100','open',3,0,1000170.0,1000170.0,'',NULL,'[]',0,'7508823ba72509154740ea6ae51a7fd499ff263f20c63563b363ba8909d1a0ae','a3bdc1b7abebb9ce59789f3b1e7cd1b009b0913127a754bfbc2625912f9ed794',NULL,NULL,1,0);
INSERT INTO "tables" VALUES(10,'9112da52c648','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','paused',9,5,1000170.0,1000172.0,'paused-channel-gone',NULL,'[]',0,'cc1dc5545d78134709851edef0250d890dc58d1fcd65215ebfb633a5b370c1ca','03366250f030e5a8acaae1766518c895888191d647026fd460507bfe265d2bab','{"schema": 1, "match": "9112da52c648", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "cc1dc5545d78134709851edef0250d890dc58d1fcd65215ebfb633a5b370c1ca", "nonces": ["0:100:9000000114", "1:101:9000000115", "2:house:9000000116", "3:friend:9000000117", "start:9000000118"]}','{"phase": "decide", "waiting": [1], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 3, "offer": 7, "number": 2, "pot": 1, "notes": [0], "cards": [[29], [], [], []], "chips": [11, 11, 11, 10], "open_chips": [], "per_player": 11, "deck": [19, 33, 26, 5, 22, 32, 6, 15, 17, 27, 28, 11, 16, 10, 24, 18, 3, 12, 13, 20, 21, 31], "removed": [23, 25, 34, 14, 8, 30, 4, 35, 9], "removed_count": 9, "revealed": [], "last_kind": "no_thanks", "last_seat": 0, "last_card": 7, "last_pot": 1, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0);
INSERT INTO "tables" VALUES(11,'7dc8dee4ea31','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','finished',66,61,1000172.0,1000212.0,'',NULL,'[]',0,'478dbb512a0288926eb126613e84f228d94c66b494d6066ff90a55dbcc1b079d','1920e63f738ee2de1bf2fe3a86b60924905e5e0a81b3ce98650de0ba32929af2','{"schema": 1, "match": "7dc8dee4ea31", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "478dbb512a0288926eb126613e84f228d94c66b494d6066ff90a55dbcc1b079d", "nonces": ["0:100:9000000121", "1:101:9000000122", "2:house:9000000123", "3:friend:9000000124", "start:9000000125"]}','{"phase": "decide", "waiting": [], "ended": "deck_empty", "scores": [151, 104, 0, 6], "winners": [2], "game": 1, "games": 1, "starter": 1, "offer": -1, "number": 24, "pot": 0, "notes": [], "cards": [[32, 26, 6, 33, 22, 35, 30, 25, 28, 15, 20, 12, 21, 29], [3, 27, 18, 9, 24, 31, 5, 10], [4], [11]], "chips": [22, 13, 4, 5], "open_chips": [], "per_player": 11, "deck": [], "removed": [], "removed_count": 9, "revealed": [7, 8, 13, 14, 16, 17, 19, 23, 34], "last_kind": "take", "last_seat": 1, "last_card": 10, "last_pot": 0, "columns": [[151, 104, 0, 6]], "final_chips": [[22, 13, 4, 5]], "final_cards": [[[6, 12, 15, 20, 21, 22, 25, 26, 28, 29, 30, 32, 33, 35], [3, 5, 9, 10, 18, 24, 27, 31], [4], [11]]], "totals": [151, 104, 0, 6]}',1,0);
INSERT INTO "tables" VALUES(12,'99af93e41b4f','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'101','open',1,0,1000212.0,1000212.0,'',11,'[]',0,'09273447984e23286af37c571299c2e6666098d2bad61bff053aa97967ceabdd','da65f20d720820ca0685b13b7ca2497919df6ff0c679e285cd95161ba50a1a30',NULL,NULL,1,0);
INSERT INTO "tables" VALUES(13,'dd587168e8b7','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',5,1,1000212.0,1000212.0,'',NULL,'[]',0,'923f6ba3831c8f1e124cb53b2f4875ec51343f75e24ad4f1391f84d9804e7991','afa3eeb9c5b61f726bc6e1efebce9befe6d2aa2f7c766c8470551b5601d91f66','{"schema": 1, "match": "dd587168e8b7", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "923f6ba3831c8f1e124cb53b2f4875ec51343f75e24ad4f1391f84d9804e7991", "nonces": ["0:100:9000000167", "1:101:9000000168", "2:house:9000000169", "3:friend:9000000170", "start:9000000171"]}','{"phase": "decide", "waiting": [1], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 1, "offer": 4, "number": 1, "pot": 0, "notes": [], "cards": [[], [], [], []], "chips": [11, 11, 11, 11], "open_chips": [], "per_player": 11, "deck": [6, 30, 14, 19, 23, 7, 20, 31, 13, 8, 22, 24, 35, 16, 3, 17, 28, 12, 27, 21, 9, 29, 25], "removed": [10, 32, 33, 11, 34, 26, 18, 15, 5], "removed_count": 9, "revealed": [], "last_kind": "", "last_seat": -1, "last_card": -1, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0);
INSERT INTO "tables" VALUES(14,'8abbe03adb13','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',12,8,1000212.0,1000214.0,'',NULL,'[]',5,'af23dd4f13ab26bfddbe6f42127e3063f8f39810e02283fbf573220374d4217c','0198cf8aacb683f4a0fc97123ac61a7929527c00ee262da8b42dd59a74a4ff12','{"schema": 1, "match": "8abbe03adb13", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "af23dd4f13ab26bfddbe6f42127e3063f8f39810e02283fbf573220374d4217c", "nonces": ["0:100:9000000173", "1:101:9000000174", "2:house:9000000175", "3:friend:9000000176", "start:9000000177"]}','{"phase": "pass2", "waiting": [2, 3], "ended": "", "scores": [], "winners": [], "choice": [[1, 36], [29, 30], [], []], "hands": [[11, 9, 8, 7, 1, 13, 25, 16, 37, 36, 34, 44, 42], [10, 23, 18, 14, 26, 38, 35, 33, 31, 30, 29, 39, 43], [12, 5, 3, 22, 21, 19, 15, 32, 27, 51, 49, 47, 41], [0, 6, 4, 2, 24, 20, 17, 28, 50, 48, 46, 45, 40]], "trick": [], "leader": 3, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[0, 26], [13, 12], [39, 24], [51, 11]], "received": [[11, 13], [26, 39], [12, 51], [24, 0]], "deal": 1, "dealer": 2, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0);
INSERT INTO "tables" VALUES(15,'f889a9f48037','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',2,1,1000214.0,1000214.0,'',NULL,'[]',2,'f225f80ff315f7800772b192580f404e8361c1e11ed6862d33147326da5d3d4c','9269efaa443c78623b03b73aef71291b7c1c066a0dbf400e3585dbd04166a9a6','{"schema": 1, "match": "f889a9f48037", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "f225f80ff315f7800772b192580f404e8361c1e11ed6862d33147326da5d3d4c", "nonces": ["0:house:9000000183", "1:house:9000000183", "2:house:9000000183", "3:house:9000000183", "start:9000000183:start"]}','{"phase": "pass1", "waiting": [0, 1, 2, 3], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[10, 9, 7, 1, 13, 20, 29, 49, 48, 45, 44, 43, 40], [12, 3, 25, 24, 21, 19, 17, 15, 14, 35, 32, 51, 42], [0, 5, 4, 2, 23, 18, 38, 36, 34, 33, 30, 50, 41], [11, 8, 6, 22, 16, 26, 37, 31, 28, 27, 39, 47, 46]], "trick": [], "leader": 3, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[], [], [], []], "received": [[], [], [], []], "deal": 1, "dealer": 2, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',0,1);
CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    asked INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "timers" VALUES(14,3,'computer',9,1000216.0);
INSERT INTO "timers" VALUES(14,2,'computer',9,1000216.0);
INSERT INTO "timers" VALUES(15,0,'computer',2,1000218.5);
INSERT INTO "timers" VALUES(15,1,'computer',2,1000218.5);
INSERT INTO "timers" VALUES(15,2,'computer',2,1000218.5);
INSERT INTO "timers" VALUES(15,3,'computer',2,1000218.5);
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
CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.joined, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
COMMIT;
PRAGMA user_version = 2;
