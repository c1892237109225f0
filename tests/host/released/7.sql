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
INSERT INTO "interactions" VALUES('computer:1:2:2',1,1000002.0);
INSERT INTO "interactions" VALUES('computer:1:2:3',1,1000002.0);
INSERT INTO "interactions" VALUES('computer:1:3:3',1,1000004.0);
INSERT INTO "interactions" VALUES('computer:1:3:2',1,1000006.0);
INSERT INTO "interactions" VALUES('9000000008',1,1000006.0);
INSERT INTO "interactions" VALUES('9000000009',1,1000006.0);
INSERT INTO "interactions" VALUES('computer:1:4:3',1,1000008.0);
INSERT INTO "interactions" VALUES('computer:1:4:2',1,1000010.0);
INSERT INTO "interactions" VALUES('9000000010',1,1000010.0);
INSERT INTO "interactions" VALUES('9000000011',1,1000010.0);
INSERT INTO "interactions" VALUES('9000000012',1,1000010.0);
INSERT INTO "interactions" VALUES('9000000013',1,1000010.0);
INSERT INTO "interactions" VALUES('computer:1:5:3',1,1000012.0);
INSERT INTO "interactions" VALUES('computer:1:5:2',1,1000014.0);
INSERT INTO "interactions" VALUES('computer:1:6:2',1,1000016.0);
INSERT INTO "interactions" VALUES('9000000014',1,1000016.0);
INSERT INTO "interactions" VALUES('9000000015',2,1000016.0);
INSERT INTO "interactions" VALUES('9000000016',2,1000016.0);
INSERT INTO "interactions" VALUES('9000000017',2,1000016.0);
INSERT INTO "interactions" VALUES('9000000018',2,1000016.0);
INSERT INTO "interactions" VALUES('9000000019',2,1000016.0);
INSERT INTO "interactions" VALUES('9000000020',2,1000016.0);
INSERT INTO "interactions" VALUES('computer:2:1:2',2,1000018.0);
INSERT INTO "interactions" VALUES('9000000021',2,1000018.0);
INSERT INTO "interactions" VALUES('computer:2:2:2',2,1000020.0);
INSERT INTO "interactions" VALUES('9000000022',2,1000020.0);
INSERT INTO "interactions" VALUES('9000000023',2,1000020.0);
INSERT INTO "interactions" VALUES('computer:2:3:2',2,1000022.0);
INSERT INTO "interactions" VALUES('9000000024',2,1000022.0);
INSERT INTO "interactions" VALUES('9000000025',2,1000022.0);
INSERT INTO "interactions" VALUES('computer:2:4:2',2,1000024.0);
INSERT INTO "interactions" VALUES('9000000026',2,1000024.0);
INSERT INTO "interactions" VALUES('9000000027',2,1000024.0);
INSERT INTO "interactions" VALUES('9000000028',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000029',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000030',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000031',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000032',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000033',3,1000024.0);
INSERT INTO "interactions" VALUES('9000000034',3,1000024.0);
INSERT INTO "interactions" VALUES('computer:2:5:2',2,1000026.0);
INSERT INTO "interactions" VALUES('computer:3:1:2',3,1000026.0);
INSERT INTO "interactions" VALUES('computer:3:1:3',3,1000028.0);
INSERT INTO "interactions" VALUES('9000000035',3,1000028.0);
INSERT INTO "interactions" VALUES('9000000036',3,1000028.0);
INSERT INTO "interactions" VALUES('computer:3:2:2',3,1000030.0);
INSERT INTO "interactions" VALUES('computer:3:2:3',3,1000032.0);
INSERT INTO "interactions" VALUES('computer:3:3:3',3,1000034.0);
INSERT INTO "interactions" VALUES('9000000037',3,1000034.0);
INSERT INTO "interactions" VALUES('computer:3:4:3',3,1000036.0);
INSERT INTO "interactions" VALUES('computer:3:3:2',3,1000038.0);
INSERT INTO "interactions" VALUES('computer:3:4:2',3,1000040.0);
INSERT INTO "interactions" VALUES('computer:3:5:2',3,1000042.0);
INSERT INTO "interactions" VALUES('computer:3:6:2',3,1000044.0);
INSERT INTO "interactions" VALUES('9000000038',3,1000044.0);
INSERT INTO "interactions" VALUES('9000000039',3,1000044.0);
INSERT INTO "interactions" VALUES('computer:3:7:2',3,1000046.0);
INSERT INTO "interactions" VALUES('computer:3:5:3',3,1000048.0);
INSERT INTO "interactions" VALUES('9000000040',3,1000048.0);
INSERT INTO "interactions" VALUES('9000000041',3,1000048.0);
INSERT INTO "interactions" VALUES('9000000042',4,1000048.0);
INSERT INTO "interactions" VALUES('9000000043',4,1000048.0);
INSERT INTO "interactions" VALUES('9000000044',4,1000048.0);
INSERT INTO "interactions" VALUES('9000000045',4,1000048.0);
INSERT INTO "interactions" VALUES('9000000046',4,1000048.0);
INSERT INTO "interactions" VALUES('computer:3:8:2',3,1000050.0);
INSERT INTO "interactions" VALUES('computer:4:1:2',4,1000050.0);
INSERT INTO "interactions" VALUES('computer:3:6:3',3,1000052.0);
INSERT INTO "interactions" VALUES('computer:4:1:3',4,1000052.0);
INSERT INTO "interactions" VALUES('9000000047',4,1000052.0);
INSERT INTO "interactions" VALUES('9000000048',4,1000052.0);
INSERT INTO "interactions" VALUES('9000000049',4,1000052.0);
INSERT INTO "interactions" VALUES('computer:3:7:3',3,1000054.0);
INSERT INTO "interactions" VALUES('computer:4:2:2',4,1000054.0);
INSERT INTO "interactions" VALUES('computer:3:9:2',3,1000056.0);
INSERT INTO "interactions" VALUES('computer:4:2:3',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000050',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000051',4,1000056.0);
INSERT INTO "interactions" VALUES('9000000052',4,1000056.0);
INSERT INTO "interactions" VALUES('computer:3:10:2',3,1000058.0);
INSERT INTO "interactions" VALUES('computer:4:3:2',4,1000058.0);
INSERT INTO "interactions" VALUES('computer:3:11:2',3,1000060.0);
INSERT INTO "interactions" VALUES('computer:4:3:3',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000053',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000054',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000055',4,1000060.0);
INSERT INTO "interactions" VALUES('9000000056',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000057',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000058',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000059',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000060',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000061',5,1000060.0);
INSERT INTO "interactions" VALUES('9000000062',5,1000060.0);
INSERT INTO "interactions" VALUES('computer:5:1:2',5,1000062.0);
INSERT INTO "interactions" VALUES('9000000063',5,1000062.0);
INSERT INTO "interactions" VALUES('computer:5:2:2',5,1000064.0);
INSERT INTO "interactions" VALUES('computer:5:3:2',5,1000066.0);
INSERT INTO "interactions" VALUES('9000000064',5,1000066.0);
INSERT INTO "interactions" VALUES('9000000065',5,1000066.0);
INSERT INTO "interactions" VALUES('table:5:13',5,1000122.0);
INSERT INTO "interactions" VALUES('9000000066',5,1000122.0);
INSERT INTO "interactions" VALUES('9000000067',5,1000122.0);
INSERT INTO "interactions" VALUES('computer:5:4:2',5,1000124.0);
INSERT INTO "interactions" VALUES('computer:5:5:2',5,1000126.0);
INSERT INTO "interactions" VALUES('9000000068',5,1000126.0);
INSERT INTO "interactions" VALUES('9000000069',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000070',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000071',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000072',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000073',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000074',6,1000126.0);
INSERT INTO "interactions" VALUES('9000000075',6,1000126.0);
INSERT INTO "interactions" VALUES('computer:6:1:2',6,1000128.0);
INSERT INTO "interactions" VALUES('computer:6:1:3',6,1000128.0);
INSERT INTO "interactions" VALUES('computer:6:2:2',6,1000130.0);
INSERT INTO "interactions" VALUES('computer:6:3:2',6,1000132.0);
INSERT INTO "interactions" VALUES('computer:6:2:3',6,1000134.0);
INSERT INTO "interactions" VALUES('computer:6:3:3',6,1000136.0);
INSERT INTO "interactions" VALUES('computer:6:4:3',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000076',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000077',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000078',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000079',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000080',6,1000138.0);
INSERT INTO "interactions" VALUES('9000000081',6,1000138.0);
INSERT INTO "interactions" VALUES('computer:6:4:2',6,1000140.0);
INSERT INTO "interactions" VALUES('computer:6:5:2',6,1000142.0);
INSERT INTO "interactions" VALUES('computer:6:6:2',6,1000144.0);
INSERT INTO "interactions" VALUES('computer:6:5:3',6,1000146.0);
INSERT INTO "interactions" VALUES('computer:6:6:3',6,1000148.0);
INSERT INTO "interactions" VALUES('computer:6:7:3',6,1000150.0);
INSERT INTO "interactions" VALUES('9000000082',6,1000150.0);
INSERT INTO "interactions" VALUES('9000000083',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000084',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000085',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000086',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000087',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000088',7,1000150.0);
INSERT INTO "interactions" VALUES('9000000089',7,1000150.0);
INSERT INTO "interactions" VALUES('computer:7:1:2',7,1000152.0);
INSERT INTO "interactions" VALUES('computer:7:1:3',7,1000152.0);
INSERT INTO "interactions" VALUES('computer:7:2:2',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000090',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000091',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000092',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000093',7,1000154.0);
INSERT INTO "interactions" VALUES('9000000094',7,1000154.0);
INSERT INTO "interactions" VALUES('computer:7:2:3',7,1000156.0);
INSERT INTO "interactions" VALUES('computer:7:3:2',7,1000158.0);
INSERT INTO "interactions" VALUES('computer:7:3:3',7,1000160.0);
INSERT INTO "interactions" VALUES('9000000095',7,1000160.0);
INSERT INTO "interactions" VALUES('9000000096',7,1000160.0);
INSERT INTO "interactions" VALUES('9000000097',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000098',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000099',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000100',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000101',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000102',8,1000160.0);
INSERT INTO "interactions" VALUES('9000000103',8,1000160.0);
INSERT INTO "interactions" VALUES('computer:8:1:2',8,1000162.0);
INSERT INTO "interactions" VALUES('computer:8:1:3',8,1000162.0);
INSERT INTO "interactions" VALUES('9000000104',8,1000162.0);
INSERT INTO "interactions" VALUES('9000000105',8,1000162.0);
INSERT INTO "interactions" VALUES('computer:8:2:2',8,1000164.0);
INSERT INTO "interactions" VALUES('computer:8:2:3',8,1000164.0);
INSERT INTO "interactions" VALUES('9000000106',8,1000164.0);
INSERT INTO "interactions" VALUES('9000000107',8,1000164.0);
INSERT INTO "interactions" VALUES('computer:8:3:2',8,1000166.0);
INSERT INTO "interactions" VALUES('computer:8:3:3',8,1000168.0);
INSERT INTO "interactions" VALUES('computer:8:4:2',8,1000170.0);
INSERT INTO "interactions" VALUES('computer:8:4:3',8,1000172.0);
INSERT INTO "interactions" VALUES('9000000108',8,1000172.0);
INSERT INTO "interactions" VALUES('9000000109',8,1000172.0);
INSERT INTO "interactions" VALUES('9000000110',8,1000172.0);
INSERT INTO "interactions" VALUES('9000000111',9,1000172.0);
INSERT INTO "interactions" VALUES('9000000112',9,1000172.0);
INSERT INTO "interactions" VALUES('9000000113',9,1000172.0);
INSERT INTO "interactions" VALUES('9000000114',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000115',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000116',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000117',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000118',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000119',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000120',10,1000172.0);
INSERT INTO "interactions" VALUES('9000000121',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000122',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000123',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000124',11,1000172.0);
INSERT INTO "interactions" VALUES('9000000125',11,1000172.0);
INSERT INTO "interactions" VALUES('computer:11:1:2',11,1000174.0);
INSERT INTO "interactions" VALUES('computer:11:1:3',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000126',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000127',11,1000176.0);
INSERT INTO "interactions" VALUES('9000000128',11,1000176.0);
INSERT INTO "interactions" VALUES('computer:11:2:2',11,1000178.0);
INSERT INTO "interactions" VALUES('computer:11:2:3',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000129',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000130',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000131',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000132',11,1000180.0);
INSERT INTO "interactions" VALUES('9000000133',11,1000180.0);
INSERT INTO "interactions" VALUES('table:5:18',5,1000182.0);
INSERT INTO "interactions" VALUES('computer:11:3:2',11,1000182.0);
INSERT INTO "interactions" VALUES('computer:11:3:3',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000134',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000135',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000136',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000137',11,1000184.0);
INSERT INTO "interactions" VALUES('9000000138',11,1000184.0);
INSERT INTO "interactions" VALUES('computer:11:4:2',11,1000186.0);
INSERT INTO "interactions" VALUES('computer:11:4:3',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000139',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000140',11,1000188.0);
INSERT INTO "interactions" VALUES('9000000141',11,1000188.0);
INSERT INTO "interactions" VALUES('computer:11:5:2',11,1000190.0);
INSERT INTO "interactions" VALUES('computer:11:5:3',11,1000192.0);
INSERT INTO "interactions" VALUES('9000000142',11,1000192.0);
INSERT INTO "interactions" VALUES('9000000143',11,1000192.0);
INSERT INTO "interactions" VALUES('9000000144',11,1000192.0);
INSERT INTO "interactions" VALUES('computer:11:6:2',11,1000194.0);
INSERT INTO "interactions" VALUES('computer:11:6:3',11,1000196.0);
INSERT INTO "interactions" VALUES('9000000145',11,1000196.0);
INSERT INTO "interactions" VALUES('9000000146',11,1000196.0);
INSERT INTO "interactions" VALUES('9000000147',11,1000196.0);
INSERT INTO "interactions" VALUES('9000000148',11,1000196.0);
INSERT INTO "interactions" VALUES('9000000149',11,1000196.0);
INSERT INTO "interactions" VALUES('computer:11:7:2',11,1000198.0);
INSERT INTO "interactions" VALUES('computer:11:7:3',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000150',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000151',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000152',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000153',11,1000200.0);
INSERT INTO "interactions" VALUES('9000000154',11,1000200.0);
INSERT INTO "interactions" VALUES('computer:11:8:2',11,1000202.0);
INSERT INTO "interactions" VALUES('computer:11:8:3',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000155',11,1000204.0);
INSERT INTO "interactions" VALUES('9000000156',11,1000204.0);
INSERT INTO "interactions" VALUES('computer:11:9:2',11,1000206.0);
INSERT INTO "interactions" VALUES('computer:11:9:3',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000157',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000158',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000159',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000160',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000161',11,1000208.0);
INSERT INTO "interactions" VALUES('9000000162',11,1000208.0);
INSERT INTO "interactions" VALUES('computer:11:10:2',11,1000210.0);
INSERT INTO "interactions" VALUES('computer:11:11:2',11,1000212.0);
INSERT INTO "interactions" VALUES('computer:11:10:3',11,1000214.0);
INSERT INTO "interactions" VALUES('9000000163',11,1000214.0);
INSERT INTO "interactions" VALUES('9000000164',11,1000214.0);
INSERT INTO "interactions" VALUES('9000000165',11,1000214.0);
INSERT INTO "interactions" VALUES('9000000166',11,1000214.0);
INSERT INTO "interactions" VALUES('computer:11:12:2',11,1000216.0);
INSERT INTO "interactions" VALUES('computer:11:13:2',11,1000218.0);
INSERT INTO "interactions" VALUES('9000000167',12,1000218.0);
INSERT INTO "interactions" VALUES('9000000168',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000169',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000170',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000171',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000172',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000173',13,1000218.0);
INSERT INTO "interactions" VALUES('9000000174',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000175',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000176',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000177',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000178',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000179',14,1000218.0);
INSERT INTO "interactions" VALUES('9000000180',14,1000218.0);
INSERT INTO "interactions" VALUES('computer:14:1:2',14,1000220.0);
INSERT INTO "interactions" VALUES('computer:14:1:3',14,1000220.0);
INSERT INTO "interactions" VALUES('9000000181',14,1000220.0);
INSERT INTO "interactions" VALUES('9000000182',14,1000220.0);
INSERT INTO "interactions" VALUES('9000000183',14,1000220.0);
INSERT INTO "interactions" VALUES('9000000184',15,1000220.0);
INSERT INTO "interactions" VALUES('9000000184:start',15,1000220.0);
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
INSERT INTO "log" VALUES(1,0,5,'start',NULL,0,'[]','[["aces",{"suits":[3,2,1,0]},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000000.0);
INSERT INTO "log" VALUES(1,1,6,'move',0,1,'[0,"propose",2,2,2]','[["proposed",{"seat":0,"holders":[2,2,2]},[2,0]]]','100',1000000.0);
INSERT INTO "log" VALUES(1,2,7,'move',1,1,'[1,"propose",3,3,1]','[["proposed",{"seat":1,"holders":[3,3,1]},[3,1]]]','101',1000000.0);
INSERT INTO "log" VALUES(1,3,8,'move',2,1,'[2,"accept"]','[["accepted",{"seat":2},[2,0]],["ready",{"team":1},null]]','computer',1000002.0);
INSERT INTO "log" VALUES(1,4,9,'move',3,1,'[3,"accept"]','[["accepted",{"seat":3},[3,1]],["ready",{"team":0},null],["drew",{"cards":[47,41,46]},[0]],["special",{"cards":[80]},[1]],["drew",{"cards":[33,29,30]},[1]],["special",{"cards":[81,82,83]},[2]],["drew",{"cards":[13,20,15]},[2]],["special",{"cards":[78,79]},[3]],["drew",{"cards":[2,0,1]},[3]],["started",{"seat":3},null],["turned",{"court":12,"left":17},null]]','computer',1000002.0);
INSERT INTO "log" VALUES(1,5,10,'move',3,0,'[3,"play",0]','[["played",{"seat":3,"card":0,"top":0},null]]','computer',1000004.0);
INSERT INTO "log" VALUES(1,6,11,'move',2,0,'[2,"play",20]','[["played",{"seat":2,"card":20,"top":0},null]]','computer',1000006.0);
INSERT INTO "log" VALUES(1,7,12,'move',1,0,'[1,"down",29]','[["laid",{"seat":1},null],["laid_own",{"card":29},[1]]]','101',1000006.0);
INSERT INTO "log" VALUES(1,8,13,'move',0,0,'[0,"play",41]','[["played",{"seat":0,"card":41,"top":0},null],["trick",{"winner":3,"court":12,"card":0,"how":"","made":[]},null],["drew",{"cards":[43]},[0]],["drew",{"cards":[34]},[1]],["drew",{"cards":[18]},[2]],["drew",{"cards":[9]},[3]],["turned",{"court":63,"left":16},null]]','100',1000006.0);
INSERT INTO "log" VALUES(1,9,14,'move',3,0,'[3,"play",1]','[["played",{"seat":3,"card":1,"top":0},null]]','computer',1000008.0);
INSERT INTO "log" VALUES(1,10,15,'move',2,0,'[2,"down",15]','[["laid",{"seat":2},null],["laid_own",{"card":15},[2]]]','computer',1000010.0);
INSERT INTO "log" VALUES(1,11,16,'move',1,0,'[1,"play",34]','[["played",{"seat":1,"card":34,"top":0},null]]','101',1000010.0);
INSERT INTO "log" VALUES(1,12,17,'move',0,0,'[0,"play",43]','[["played",{"seat":0,"card":43,"top":0},null],["trick",{"winner":1,"court":63,"card":34,"how":"","made":[]},null],["drew",{"cards":[40]},[0]],["drew",{"cards":[27]},[1]],["drew",{"cards":[81]},[2]],["drew",{"cards":[8]},[3]],["turned",{"court":75,"left":15},null]]','100',1000010.0);
INSERT INTO "log" VALUES(1,13,18,'move',1,0,'[1,"play",33]','[["played",{"seat":1,"card":33,"top":0},null]]','101',1000010.0);
INSERT INTO "log" VALUES(1,14,19,'move',0,0,'[0,"top"]','[["played",{"seat":0,"card":44,"top":1},null]]','100',1000010.0);
INSERT INTO "log" VALUES(1,15,20,'move',3,0,'[3,"play",8]','[["played",{"seat":3,"card":8,"top":0},null]]','computer',1000012.0);
INSERT INTO "log" VALUES(1,16,21,'move',2,0,'[2,"play",13]','[["played",{"seat":2,"card":13,"top":0},null],["trick",{"winner":2,"court":75,"card":13,"how":"","made":[]},null],["drew",{"cards":[31]},[1]],["drew",{"cards":[16]},[2]],["drew",{"cards":[3]},[3]],["turned",{"court":62,"left":14},null]]','computer',1000014.0);
INSERT INTO "log" VALUES(1,17,22,'move',2,0,'[2,"play",16]','[["played",{"seat":2,"card":16,"top":0},null]]','computer',1000016.0);
INSERT INTO "log" VALUES(1,18,23,'move',1,0,'[1,"down",30]','[["laid",{"seat":1},null],["laid_own",{"card":30},[1]]]','101',1000016.0);
INSERT INTO "log" VALUES(2,0,4,'start',NULL,0,'[]','[["dealt",{"deal":1,"round":1,"dealer":0,"reshuffled":false},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000016.0);
INSERT INTO "log" VALUES(2,1,5,'move',0,0,'[0,"lay_away",[16]]','[]','100',1000016.0);
INSERT INTO "log" VALUES(2,2,6,'move',1,0,'[1,"lay_away",[51]]','[]','101',1000016.0);
INSERT INTO "log" VALUES(2,3,7,'move',2,0,'[2,"lay_away",[7]]','[["starter",{"seat":0,"card":3,"heels":0},null]]','computer',1000018.0);
INSERT INTO "log" VALUES(2,4,8,'move',1,0,'[1,"play",54]','[["played",{"seat":1,"card":54,"count":3,"parts":[0,0,0,0],"points":0},null]]','101',1000018.0);
INSERT INTO "log" VALUES(2,5,9,'move',2,0,'[2,"play",2]','[["played",{"seat":2,"card":2,"count":6,"parts":[0,0,2,0],"points":2},null]]','computer',1000020.0);
INSERT INTO "log" VALUES(2,6,10,'move',0,0,'[0,"play",36]','[["played",{"seat":0,"card":36,"count":16,"parts":[0,0,0,0],"points":0},null]]','100',1000020.0);
INSERT INTO "log" VALUES(2,7,11,'move',1,0,'[1,"play",25]','[["played",{"seat":1,"card":25,"count":26,"parts":[0,0,0,0],"points":0},null]]','101',1000020.0);
INSERT INTO "log" VALUES(2,8,12,'move',2,0,'[2,"play",30]','[["played",{"seat":2,"card":30,"count":31,"parts":[0,2,0,0],"points":2},null],["leads",{"seat":0},null]]','computer',1000022.0);
INSERT INTO "log" VALUES(2,9,13,'move',0,0,'[0,"play",13]','[["played",{"seat":0,"card":13,"count":1,"parts":[0,0,0,0],"points":0},null]]','100',1000022.0);
INSERT INTO "log" VALUES(2,10,14,'move',1,0,'[1,"play",8]','[["played",{"seat":1,"card":8,"count":10,"parts":[0,0,0,0],"points":0},null]]','101',1000022.0);
INSERT INTO "log" VALUES(2,11,15,'move',2,0,'[2,"play",53]','[["played",{"seat":2,"card":53,"count":12,"parts":[0,0,0,0],"points":0},null]]','computer',1000024.0);
INSERT INTO "log" VALUES(2,12,16,'move',0,0,'[0,"play",5]','[["played",{"seat":0,"card":5,"count":18,"parts":[0,0,0,0],"points":0},null]]','100',1000024.0);
INSERT INTO "log" VALUES(2,13,16,'move',1,0,'[1,"play",10]','[["played",{"seat":1,"card":10,"count":28,"parts":[0,0,0,0],"points":0},null]]','auto',1000024.0);
INSERT INTO "log" VALUES(2,14,16,'move',2,0,'[2,"play",52]','[["played",{"seat":2,"card":52,"count":29,"parts":[0,0,0,0],"points":0},null],["go",{"seat":0,"count":29},null],["last_card",{"seat":2},null],["leads",{"seat":0},null]]','auto',1000024.0);
INSERT INTO "log" VALUES(2,15,16,'move',0,0,'[0,"play",15]','[["played",{"seat":0,"card":15,"count":3,"parts":[0,0,0,0],"points":0},null],["last_card",{"seat":0},null],["counted",{"seat":1,"item":"hand","cards":[54,25,8,10],"starter":3,"parts":[0,0,0,0,1]},null],["counted",{"seat":2,"item":"hand","cards":[2,30,53,52],"starter":3,"parts":[2,5,0,0,0]},null],["counted",{"seat":0,"item":"hand","cards":[36,13,5,15],"starter":3,"parts":[2,0,0,0,0]},null],["counted",{"seat":0,"item":"crib","cards":[16,7,12,51],"starter":3,"parts":[0,0,4,0,0]},null],["dealt",{"deal":2,"round":2,"dealer":1,"reshuffled":false},null]]','auto',1000024.0);
INSERT INTO "log" VALUES(2,16,17,'move',0,0,'[0,"lay_away",[68]]','[]','100',1000024.0);
INSERT INTO "log" VALUES(3,0,5,'start',NULL,0,'[]','[["round",{"round":1,"seat":0},null],["dealt",{"tiles":[27,32,34,39,43,48,54,55,58,63,66,70,80]},[0]],["dealt",{"tiles":[2,7,14,17,20,21,24,40,45,61,65,68,72]},[1]],["dealt",{"tiles":[9,10,11,12,16,26,31,37,44,56,79,81,89]},[2]],["dealt",{"tiles":[5,23,28,29,41,42,46,51,53,62,74,75,76]},[3]],["row",{"tiles":[86,49,83,59,15,82]},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000024.0);
INSERT INTO "log" VALUES(3,1,6,'move',0,0,'[0,"play",9,[66],1]','[["played",{"seat":0,"number":9,"size":1,"tiles":[66]},null]]','100',1000024.0);
INSERT INTO "log" VALUES(3,2,7,'move',1,0,'[1,"play",5,[17,61],2]','[["played",{"seat":1,"number":5,"size":2,"tiles":[17,61]},null]]','101',1000024.0);
INSERT INTO "log" VALUES(2,17,18,'move',2,0,'[2,"lay_away",[38]]','[]','computer',1000026.0);
INSERT INTO "log" VALUES(3,3,8,'move',2,0,'[2,"play",11,[11,44,79,89],4]','[["played",{"seat":2,"number":11,"size":4,"tiles":[11,44,79,89]},null]]','computer',1000026.0);
INSERT INTO "log" VALUES(3,4,9,'move',3,0,'[3,"play",11,[23,53,74],3]','[["played",{"seat":3,"number":11,"size":3,"tiles":[23,53,74]},null]]','computer',1000028.0);
INSERT INTO "log" VALUES(3,5,10,'move',0,0,'[0,"play",2,[27,32,34],3]','[["played",{"seat":0,"number":2,"size":3,"tiles":[27,32,34]},null]]','100',1000028.0);
INSERT INTO "log" VALUES(3,6,11,'move',1,0,'[1,"play",6,[65],1]','[["played",{"seat":1,"number":6,"size":1,"tiles":[65]},null]]','101',1000028.0);
INSERT INTO "log" VALUES(3,7,12,'move',2,0,'[2,"play",0,[9,10,12],3]','[["played",{"seat":2,"number":0,"size":3,"tiles":[9,10,12]},null]]','computer',1000030.0);
INSERT INTO "log" VALUES(3,8,13,'move',3,0,'[3,"play",5,[5,28,62],3]','[["played",{"seat":3,"number":5,"size":3,"tiles":[5,28,62]},null],["attacks",{"seat":3,"victims":[0,2]},null]]','computer',1000032.0);
INSERT INTO "log" VALUES(3,9,14,'move',3,0,'[3,"take"]','[["took",{"seat":3,"victim":0,"number":2,"size":3,"tiles":[27,32,34]},null]]','computer',1000034.0);
INSERT INTO "log" VALUES(3,10,15,'move',0,0,'[0,"draws",[15,83]]','[["drew",{"seat":0,"tile":15},null],["drew",{"seat":0,"tile":83},null],["drew_pile",{"seat":0,"count":1},null],["drew_tiles",{"tiles":[88]},[0]],["refilled",{"tiles":[4,18]},null]]','100',1000034.0);
INSERT INTO "log" VALUES(3,11,16,'move',3,0,'[3,"leave"]','[["left",{"seat":3,"victim":2,"number":0,"size":3},null]]','computer',1000036.0);
INSERT INTO "log" VALUES(3,12,17,'move',2,0,'[2,"discard"]','[["discarded",{"seat":2,"number":0,"size":3,"tiles":[9,10,12]},null]]','computer',1000038.0);
INSERT INTO "log" VALUES(3,13,18,'move',2,0,'[2,"draw",49]','[["drew",{"seat":2,"tile":49},null]]','computer',1000040.0);
INSERT INTO "log" VALUES(3,14,19,'move',2,0,'[2,"draw",4]','[["drew",{"seat":2,"tile":4},null]]','computer',1000042.0);
INSERT INTO "log" VALUES(3,15,20,'move',2,0,'[2,"draw",59]','[["drew",{"seat":2,"tile":59},null],["refilled",{"tiles":[3,36,6]},null]]','computer',1000044.0);
INSERT INTO "log" VALUES(3,16,21,'move',0,0,'[0,"play",3,[43],1]','[["played",{"seat":0,"number":3,"size":1,"tiles":[43]},null]]','100',1000044.0);
INSERT INTO "log" VALUES(3,17,22,'move',1,0,'[1,"play",12,[24,45],2]','[["played",{"seat":1,"number":12,"size":2,"tiles":[24,45]},null]]','101',1000044.0);
INSERT INTO "log" VALUES(3,18,23,'move',2,0,'[2,"play",4,[4,16,37,49],4]','[["played",{"seat":2,"number":4,"size":4,"tiles":[4,16,37,49]},null]]','computer',1000046.0);
INSERT INTO "log" VALUES(3,19,24,'move',3,0,'[3,"play",2,[27,29,32,34],4]','[["played",{"seat":3,"number":2,"size":4,"tiles":[27,29,32,34]},null]]','computer',1000048.0);
INSERT INTO "log" VALUES(3,20,25,'move',0,0,'[0,"play",12,[80],1]','[["played",{"seat":0,"number":12,"size":1,"tiles":[80]},null]]','100',1000048.0);
INSERT INTO "log" VALUES(3,21,26,'move',1,0,'[1,"play",9,[21,72],2]','[["played",{"seat":1,"number":9,"size":2,"tiles":[21,72]},null]]','101',1000048.0);
INSERT INTO "log" VALUES(4,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":2},null],["turned",{"card":15},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000048.0);
INSERT INTO "log" VALUES(3,22,27,'move',2,0,'[2,"play",5,[56,59],2]','[["played",{"seat":2,"number":5,"size":2,"tiles":[56,59]},null]]','computer',1000050.0);
INSERT INTO "log" VALUES(4,1,6,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000050.0);
INSERT INTO "log" VALUES(3,23,28,'move',3,0,'[3,"play",9,[42,51],2]','[["played",{"seat":3,"number":9,"size":2,"tiles":[42,51]},null],["attacks",{"seat":3,"victims":[2]},null]]','computer',1000052.0);
INSERT INTO "log" VALUES(4,2,7,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000052.0);
INSERT INTO "log" VALUES(4,3,8,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":3},null]]','100',1000052.0);
INSERT INTO "log" VALUES(4,4,9,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":15,"pot":3},null],["turned",{"card":20},null]]','101',1000052.0);
INSERT INTO "log" VALUES(4,5,10,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000052.0);
INSERT INTO "log" VALUES(3,24,29,'move',3,0,'[3,"leave"]','[["left",{"seat":3,"victim":2,"number":5,"size":2},null]]','computer',1000054.0);
INSERT INTO "log" VALUES(4,6,11,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000054.0);
INSERT INTO "log" VALUES(3,25,30,'move',2,0,'[2,"discard"]','[["discarded",{"seat":2,"number":5,"size":2,"tiles":[56,59]},null]]','computer',1000056.0);
INSERT INTO "log" VALUES(4,7,12,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000056.0);
INSERT INTO "log" VALUES(4,8,13,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":20,"pot":3},null],["turned",{"card":25},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,9,14,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000056.0);
INSERT INTO "log" VALUES(4,10,15,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000056.0);
INSERT INTO "log" VALUES(3,26,31,'move',2,0,'[2,"draw",82]','[["drew",{"seat":2,"tile":82},null]]','computer',1000058.0);
INSERT INTO "log" VALUES(4,11,16,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000058.0);
INSERT INTO "log" VALUES(3,27,32,'move',2,0,'[2,"draw",86]','[["drew",{"seat":2,"tile":86},null],["refilled",{"tiles":[73,67]},null]]','computer',1000060.0);
INSERT INTO "log" VALUES(4,12,17,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000060.0);
INSERT INTO "log" VALUES(4,13,18,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":25,"pot":4},null],["turned",{"card":17},null]]','100',1000060.0);
INSERT INTO "log" VALUES(4,14,19,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":17,"pot":0},null],["turned",{"card":24},null]]','100',1000060.0);
INSERT INTO "log" VALUES(4,15,20,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":24,"pot":0},null],["turned",{"card":34},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,0,4,'start',NULL,0,'[]','[["round",{"number":1,"dealer":1},null],["hand",{"cards":[0,4,6,33,34,9,53]},[0]],["hand",{"cards":[40,27,5,45,11,24,50]},[1]],["hand",{"cards":[26,42,29,22,48,10,49]},[2]],["flipped",{"seat":1,"card":46},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,1,5,'move',1,1,'[1,"pass"]','[["answered",{"answer":["pass"]},[1]]]','101',1000060.0);
INSERT INTO "log" VALUES(5,2,6,'move',0,1,'[0,"claim",[33],"two_word"]','[["answered",{"answer":["claim",[33],"two_word"]},[0]],["claimed",{"seat":0,"card":46,"kind":"two_word","cards":[33,46],"call":""},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,3,7,'move',0,0,'[0,"discard",0]','[["discarded",{"seat":0,"card":0},null]]','100',1000060.0);
INSERT INTO "log" VALUES(5,4,8,'move',2,1,'[2,"ron"]','[["answered",{"answer":["ron"]},[2]],["ron",{"seat":2,"card":0,"score":14,"chips":[46,46,88]},null],["round",{"number":2,"dealer":2},null],["hand",{"cards":[27,44,9,10,50,37,12]},[0]],["hand",{"cards":[0,16,42,33,22,23,36]},[1]],["hand",{"cards":[3,4,30,32,48,35,25]},[2]],["flipped",{"seat":2,"card":28},null]]','computer',1000062.0);
INSERT INTO "log" VALUES(5,5,9,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000062.0);
INSERT INTO "log" VALUES(5,6,10,'move',2,1,'[2,"claim",[4,30,35],"four_word"]','[["answered",{"answer":["claim",[4,30,35],"four_word"]},[2]],["claimed",{"seat":2,"card":28,"kind":"four_word","cards":[4,30,28,35],"call":"tsumo"},null]]','computer',1000064.0);
INSERT INTO "log" VALUES(5,7,11,'move',2,0,'[2,"discard",3]','[["discarded",{"seat":2,"card":3},null]]','computer',1000066.0);
INSERT INTO "log" VALUES(5,8,12,'move',1,1,'[1,"claim",[42],"pair"]','[["answered",{"answer":["claim",[42],"pair"]},[1]],["claimed",{"seat":1,"card":3,"kind":"pair","cards":[3,42],"call":""},null]]','101',1000066.0);
INSERT INTO "log" VALUES(5,9,13,'move',1,0,'[1,"discard",33]','[["discarded",{"seat":1,"card":33},null]]','101',1000066.0);
INSERT INTO "log" VALUES(5,10,14,'move',-2,1,'[-2,"close"]','[["unclaimed",{"card":33},null],["flipped",{"seat":2,"card":38},null]]','table',1000122.0);
INSERT INTO "log" VALUES(5,11,15,'move',1,1,'[1,"pass"]','[["answered",{"answer":["pass"]},[1]]]','101',1000122.0);
INSERT INTO "log" VALUES(5,12,16,'move',0,1,'[0,"claim",[9,50],"chain"]','[["answered",{"answer":["claim",[9,50],"chain"]},[0]]]','100',1000122.0);
INSERT INTO "log" VALUES(5,13,17,'move',2,1,'[2,"claim",[25],"pair"]','[["answered",{"answer":["claim",[25],"pair"]},[2]],["claimed",{"seat":2,"card":38,"kind":"pair","cards":[25,38],"call":"tsumo"},null]]','computer',1000124.0);
INSERT INTO "log" VALUES(5,14,18,'move',2,0,'[2,"discard",48]','[["discarded",{"seat":2,"card":48},null]]','computer',1000126.0);
INSERT INTO "log" VALUES(5,15,19,'move',0,1,'[0,"pass"]','[["answered",{"answer":["pass"]},[0]]]','100',1000126.0);
INSERT INTO "log" VALUES(6,0,5,'start',NULL,0,'[]','[["round",{"round":1,"dealer":2,"indicator":72},null],["hand",{"cards":[6,13,21,33,34,39,44,46,66,73]},[0]],["hand",{"cards":[0,1,20,22,41,45,55,65,67,74]},[1]],["hand",{"cards":[2,16,26,29,48,52,54,58,59,71]},[2]],["hand",{"cards":[5,8,9,17,19,42,43,47,56,61]},[3]],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000126.0);
INSERT INTO "log" VALUES(6,1,6,'move',1,0,'[1,"bonus",10]','[]','101',1000126.0);
INSERT INTO "log" VALUES(6,2,7,'move',0,0,'[0,"bonus",10]','[]','100',1000126.0);
INSERT INTO "log" VALUES(6,3,8,'move',2,0,'[2,"bonus",10]','[]','computer',1000128.0);
INSERT INTO "log" VALUES(6,4,9,'move',3,0,'[3,"bonus",10]','[["revealed",{"courts":[10,10,10,10]},null]]','computer',1000128.0);
INSERT INTO "log" VALUES(6,5,9,'move',2,0,'[2,"draw",0]','[["drew",{"seat":2},null],["drawn",{"card":28},[2]]]','auto',1000128.0);
INSERT INTO "log" VALUES(6,6,10,'move',2,0,'[2,"discard",48]','[["discarded",{"seat":2,"card":48},null]]','computer',1000130.0);
INSERT INTO "log" VALUES(6,7,11,'move',2,0,'[2,"end_turn"]','[["turn_ended",{"seat":2,"stall":0},null]]','computer',1000132.0);
INSERT INTO "log" VALUES(6,8,12,'move',3,0,'[3,"draw",3]','[["took",{"seat":3,"source":3,"card":48},null]]','computer',1000134.0);
INSERT INTO "log" VALUES(6,9,13,'move',3,0,'[3,"discard",19]','[["discarded",{"seat":3,"card":19},null]]','computer',1000136.0);
INSERT INTO "log" VALUES(6,10,14,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":1},null]]','computer',1000138.0);
INSERT INTO "log" VALUES(6,11,15,'move',0,0,'[0,"draw",4]','[["took",{"seat":0,"source":4,"card":19},null]]','100',1000138.0);
INSERT INTO "log" VALUES(6,12,16,'move',0,0,'[0,"discard",73]','[["discarded",{"seat":0,"card":73},null]]','100',1000138.0);
INSERT INTO "log" VALUES(6,13,17,'move',0,0,'[0,"end_turn"]','[["turn_ended",{"seat":0,"stall":2},null]]','100',1000138.0);
INSERT INTO "log" VALUES(6,14,18,'move',1,0,'[1,"draw",0]','[["drew",{"seat":1},null],["drawn",{"card":27},[1]]]','101',1000138.0);
INSERT INTO "log" VALUES(6,15,19,'move',1,0,'[1,"discard",55]','[["discarded",{"seat":1,"card":55},null]]','101',1000138.0);
INSERT INTO "log" VALUES(6,16,20,'move',1,0,'[1,"end_turn"]','[["turn_ended",{"seat":1,"stall":0},null]]','101',1000138.0);
INSERT INTO "log" VALUES(6,17,21,'move',2,0,'[2,"draw",1]','[["took",{"seat":2,"source":1,"card":73},null]]','computer',1000140.0);
INSERT INTO "log" VALUES(6,18,22,'move',2,0,'[2,"discard",58]','[["discarded",{"seat":2,"card":58},null]]','computer',1000142.0);
INSERT INTO "log" VALUES(6,19,23,'move',2,0,'[2,"end_turn"]','[["turn_ended",{"seat":2,"stall":1},null]]','computer',1000144.0);
INSERT INTO "log" VALUES(6,20,24,'move',3,0,'[3,"draw",0]','[["drew",{"seat":3},null],["drawn",{"card":7},[3]]]','computer',1000146.0);
INSERT INTO "log" VALUES(6,21,25,'move',3,0,'[3,"discard",42]','[["discarded",{"seat":3,"card":42},null]]','computer',1000148.0);
INSERT INTO "log" VALUES(6,22,26,'move',3,0,'[3,"end_turn"]','[["turn_ended",{"seat":3,"stall":0},null]]','computer',1000150.0);
INSERT INTO "log" VALUES(6,23,27,'move',0,0,'[0,"draw",4]','[["took",{"seat":0,"source":4,"card":42},null]]','100',1000150.0);
INSERT INTO "log" VALUES(7,0,5,'start',NULL,0,'[]','[["deal",{"deal":1,"dealer":1},null],["candidates",{"cards":[15,17,73]},[0]],["candidates",{"cards":[26,41,32]},[1]],["candidates",{"cards":[1,54,67]},[2]],["candidates",{"cards":[58,33,9]},[3]],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000150.0);
INSERT INTO "log" VALUES(7,1,6,'move',1,0,'[1,"discard",41]','[]','101',1000150.0);
INSERT INTO "log" VALUES(7,2,7,'move',0,0,'[0,"discard",17]','[]','100',1000150.0);
INSERT INTO "log" VALUES(7,3,8,'move',2,0,'[2,"discard",67]','[]','computer',1000152.0);
INSERT INTO "log" VALUES(7,4,9,'move',3,0,'[3,"discard",58]','[["given",{"cards":[17,41,67,58]},null],["first",{"seat":2},null]]','computer',1000152.0);
INSERT INTO "log" VALUES(7,5,10,'move',2,0,'[2,"place",54,4]','[["placed",{"seat":2,"card":54,"slot":4,"next":0},null],["picked",{"card":46},[2]]]','computer',1000154.0);
INSERT INTO "log" VALUES(7,6,11,'move',0,0,'[0,"swap",78]','[["swapped",{"seat":0,"paid":[15,73],"took":78},null],["drew",{"card":43},[0]]]','100',1000154.0);
INSERT INTO "log" VALUES(7,7,12,'move',0,0,'[0,"place",43,3]','[["placed",{"seat":0,"card":43,"slot":3,"next":1},null],["picked",{"card":66},[0]]]','100',1000154.0);
INSERT INTO "log" VALUES(7,8,13,'move',1,0,'[1,"place",26,8]','[["placed",{"seat":1,"card":26,"slot":8,"next":0},null],["picked",{"card":72},[1]]]','101',1000154.0);
INSERT INTO "log" VALUES(7,9,14,'move',0,0,'[0,"place",66,1]','[["placed",{"seat":0,"card":66,"slot":1,"next":1},null],["picked",{"card":61},[0]]]','100',1000154.0);
INSERT INTO "log" VALUES(7,10,15,'move',1,0,'[1,"place",72,6]','[["placed",{"seat":1,"card":72,"slot":6,"next":3},null],["picked",{"card":56},[1]]]','101',1000154.0);
INSERT INTO "log" VALUES(7,11,16,'move',3,0,'[3,"place",9,8]','[["placed",{"seat":3,"card":9,"slot":8,"next":2},null],["picked",{"card":60},[3]]]','computer',1000156.0);
INSERT INTO "log" VALUES(7,12,17,'move',2,0,'[2,"place",1,2]','[["placed",{"seat":2,"card":1,"slot":2,"next":3},null],["picked",{"card":70},[2]]]','computer',1000158.0);
INSERT INTO "log" VALUES(7,13,18,'move',3,0,'[3,"place",33,6]','[["placed",{"seat":3,"card":33,"slot":6,"next":1},null],["picked",{"card":68},[3]]]','computer',1000160.0);
INSERT INTO "log" VALUES(7,14,19,'move',1,0,'[1,"swap",32]','[["swapped",{"seat":1,"paid":[32,56],"took":32},null]]','101',1000160.0);
INSERT INTO "log" VALUES(7,15,20,'move',1,0,'[1,"place",32,5]','[["placed",{"seat":1,"card":32,"slot":5,"next":1},null],["picked",{"card":0},[1]]]','101',1000160.0);
INSERT INTO "log" VALUES(8,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":3},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000160.0);
INSERT INTO "log" VALUES(8,1,6,'move',1,1,'[1,"pass",13,38]','[]','101',1000160.0);
INSERT INTO "log" VALUES(8,2,7,'move',0,1,'[0,"pass",12,11]','[]','100',1000160.0);
INSERT INTO "log" VALUES(8,3,8,'move',2,1,'[2,"pass",51,24]','[]','computer',1000162.0);
INSERT INTO "log" VALUES(8,4,9,'move',3,1,'[3,"pass",0,39]','[["exchanged",{"round":1},null],["received",{"round":1,"right":39,"left":13},[0]],["received",{"round":1,"right":11,"left":51},[1]],["received",{"round":1,"right":38,"left":0},[2]],["received",{"round":1,"right":24,"left":12},[3]]]','computer',1000162.0);
INSERT INTO "log" VALUES(8,5,10,'move',1,1,'[1,"pass",4,33]','[]','101',1000162.0);
INSERT INTO "log" VALUES(8,6,11,'move',0,1,'[0,"pass",32,16]','[]','100',1000162.0);
INSERT INTO "log" VALUES(8,7,12,'move',2,1,'[2,"pass",9,35]','[]','computer',1000164.0);
INSERT INTO "log" VALUES(8,8,13,'move',3,1,'[3,"pass",10,23]','[["exchanged",{"round":2},null],["received",{"round":2,"right":23,"left":4},[0]],["received",{"round":2,"right":16,"left":9},[1]],["received",{"round":2,"right":33,"left":10},[2]],["received",{"round":2,"right":35,"left":32},[3]]]','computer',1000164.0);
INSERT INTO "log" VALUES(8,9,14,'move',0,0,'[0,"play",45]','[["played",{"seat":0,"card":45},null]]','100',1000164.0);
INSERT INTO "log" VALUES(8,10,15,'move',1,0,'[1,"play",46]','[["played",{"seat":1,"card":46},null]]','101',1000164.0);
INSERT INTO "log" VALUES(8,11,16,'move',2,0,'[2,"play",49]','[["played",{"seat":2,"card":49},null]]','computer',1000166.0);
INSERT INTO "log" VALUES(8,12,17,'move',3,0,'[3,"play",41]','[["played",{"seat":3,"card":41},null],["trick",{"winner":2,"leader":0,"cards":[45,46,49,41]},null],["station",{"seat":2,"number":1,"passed":0},null]]','computer',1000168.0);
INSERT INTO "log" VALUES(8,13,18,'move',2,0,'[2,"play",14]','[["played",{"seat":2,"card":14},null]]','computer',1000170.0);
INSERT INTO "log" VALUES(8,14,19,'move',3,0,'[3,"play",25]','[["played",{"seat":3,"card":25},null]]','computer',1000172.0);
INSERT INTO "log" VALUES(8,15,20,'move',0,0,'[0,"play",13]','[["played",{"seat":0,"card":13},null]]','100',1000172.0);
INSERT INTO "log" VALUES(8,16,21,'move',1,0,'[1,"play",21]','[["played",{"seat":1,"card":21},null],["trick",{"winner":0,"leader":2,"cards":[14,25,13,21]},null],["station",{"seat":0,"number":2,"passed":0},null]]','101',1000172.0);
INSERT INTO "log" VALUES(8,17,22,'move',0,0,'[0,"play",20]','[["played",{"seat":0,"card":20},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":0},null],["turned",{"card":33},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,1,6,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":33,"pot":0},null],["turned",{"card":20},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,2,7,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":20,"pot":0},null],["turned",{"card":16},null]]','100',1000172.0);
INSERT INTO "log" VALUES(10,3,8,'note',NULL,0,'[-1,"table-paused"]','[["table-paused",{"reason":"paused-channel-gone"},null]]','host',1000172.0);
INSERT INTO "log" VALUES(11,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":2},null],["turned",{"card":8},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000172.0);
INSERT INTO "log" VALUES(11,1,6,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000174.0);
INSERT INTO "log" VALUES(11,2,7,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000176.0);
INSERT INTO "log" VALUES(11,3,8,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":8,"pot":2},null],["turned",{"card":27},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,4,9,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000176.0);
INSERT INTO "log" VALUES(11,5,10,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000176.0);
INSERT INTO "log" VALUES(11,6,11,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000178.0);
INSERT INTO "log" VALUES(11,7,12,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000180.0);
INSERT INTO "log" VALUES(11,8,13,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":27,"pot":4},null],["turned",{"card":18},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,9,14,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":18,"pot":0},null],["turned",{"card":29},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,10,15,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":29,"pot":0},null],["turned",{"card":13},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,11,16,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000180.0);
INSERT INTO "log" VALUES(11,12,17,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000180.0);
INSERT INTO "log" VALUES(5,16,20,'move',-2,1,'[-2,"close"]','[]','table',1000182.0);
INSERT INTO "log" VALUES(11,13,18,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000182.0);
INSERT INTO "log" VALUES(11,14,19,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000184.0);
INSERT INTO "log" VALUES(11,15,20,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":13,"pot":4},null],["turned",{"card":12},null]]','100',1000184.0);
INSERT INTO "log" VALUES(11,16,21,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":12,"pot":0},null],["turned",{"card":7},null]]','100',1000184.0);
INSERT INTO "log" VALUES(11,17,22,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000184.0);
INSERT INTO "log" VALUES(11,18,23,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":7,"pot":1},null],["turned",{"card":26},null]]','101',1000184.0);
INSERT INTO "log" VALUES(11,19,24,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000184.0);
INSERT INTO "log" VALUES(11,20,25,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000186.0);
INSERT INTO "log" VALUES(11,21,26,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000188.0);
INSERT INTO "log" VALUES(11,22,27,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000188.0);
INSERT INTO "log" VALUES(11,23,28,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":26,"pot":4},null],["turned",{"card":32},null]]','101',1000188.0);
INSERT INTO "log" VALUES(11,24,29,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000188.0);
INSERT INTO "log" VALUES(11,25,30,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000190.0);
INSERT INTO "log" VALUES(11,26,31,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000192.0);
INSERT INTO "log" VALUES(11,27,32,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":32,"pot":3},null],["turned",{"card":28},null]]','100',1000192.0);
INSERT INTO "log" VALUES(11,28,33,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000192.0);
INSERT INTO "log" VALUES(11,29,34,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000192.0);
INSERT INTO "log" VALUES(11,30,35,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000194.0);
INSERT INTO "log" VALUES(11,31,36,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000196.0);
INSERT INTO "log" VALUES(11,32,37,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":28,"pot":4},null],["turned",{"card":14},null]]','100',1000196.0);
INSERT INTO "log" VALUES(11,33,38,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":14,"pot":0},null],["turned",{"card":6},null]]','100',1000196.0);
INSERT INTO "log" VALUES(11,34,39,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":6,"pot":0},null],["turned",{"card":35},null]]','100',1000196.0);
INSERT INTO "log" VALUES(11,35,40,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000196.0);
INSERT INTO "log" VALUES(11,36,41,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":2},null]]','101',1000196.0);
INSERT INTO "log" VALUES(11,37,42,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":3},null]]','computer',1000198.0);
INSERT INTO "log" VALUES(11,38,43,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":4},null]]','computer',1000200.0);
INSERT INTO "log" VALUES(11,39,44,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":5},null]]','100',1000200.0);
INSERT INTO "log" VALUES(11,40,45,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":35,"pot":5},null],["turned",{"card":4},null]]','101',1000200.0);
INSERT INTO "log" VALUES(11,41,46,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":4,"pot":0},null],["turned",{"card":21},null]]','101',1000200.0);
INSERT INTO "log" VALUES(11,42,47,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":21,"pot":0},null],["turned",{"card":24},null]]','101',1000200.0);
INSERT INTO "log" VALUES(11,43,48,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000200.0);
INSERT INTO "log" VALUES(11,44,49,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":2},null]]','computer',1000202.0);
INSERT INTO "log" VALUES(11,45,50,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":3},null]]','computer',1000204.0);
INSERT INTO "log" VALUES(11,46,51,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":4},null]]','100',1000204.0);
INSERT INTO "log" VALUES(11,47,52,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":5},null]]','101',1000204.0);
INSERT INTO "log" VALUES(11,48,53,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":6},null]]','computer',1000206.0);
INSERT INTO "log" VALUES(11,49,54,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":7},null]]','computer',1000208.0);
INSERT INTO "log" VALUES(11,50,55,'move',0,0,'[0,"take"]','[["taken",{"seat":0,"card":24,"pot":7},null],["turned",{"card":30},null]]','100',1000208.0);
INSERT INTO "log" VALUES(11,51,56,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":1},null]]','100',1000208.0);
INSERT INTO "log" VALUES(11,52,57,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":30,"pot":1},null],["turned",{"card":5},null]]','101',1000208.0);
INSERT INTO "log" VALUES(11,53,58,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":5,"pot":0},null],["turned",{"card":23},null]]','101',1000208.0);
INSERT INTO "log" VALUES(11,54,59,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":23,"pot":0},null],["turned",{"card":11},null]]','101',1000208.0);
INSERT INTO "log" VALUES(11,55,60,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000208.0);
INSERT INTO "log" VALUES(11,56,61,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":11,"pot":1},null],["turned",{"card":31},null]]','computer',1000210.0);
INSERT INTO "log" VALUES(11,57,62,'move',2,0,'[2,"no_thanks"]','[["no_thanks",{"seat":2,"pot":1},null]]','computer',1000212.0);
INSERT INTO "log" VALUES(11,58,63,'move',3,0,'[3,"no_thanks"]','[["no_thanks",{"seat":3,"pot":2},null]]','computer',1000214.0);
INSERT INTO "log" VALUES(11,59,64,'move',0,0,'[0,"no_thanks"]','[["no_thanks",{"seat":0,"pot":3},null]]','100',1000214.0);
INSERT INTO "log" VALUES(11,60,65,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":31,"pot":3},null],["turned",{"card":3},null]]','101',1000214.0);
INSERT INTO "log" VALUES(11,61,66,'move',1,0,'[1,"take"]','[["taken",{"seat":1,"card":3,"pot":0},null],["turned",{"card":15},null]]','101',1000214.0);
INSERT INTO "log" VALUES(11,62,67,'move',1,0,'[1,"no_thanks"]','[["no_thanks",{"seat":1,"pot":1},null]]','101',1000214.0);
INSERT INTO "log" VALUES(11,63,68,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":15,"pot":1},null],["turned",{"card":10},null]]','computer',1000216.0);
INSERT INTO "log" VALUES(11,64,69,'move',2,0,'[2,"take"]','[["taken",{"seat":2,"card":10,"pot":0},null],["game_over",{"game":1,"scores":[102,130,22,-1],"chips":[25,15,3,1]},null],["match_over",{"totals":[102,130,22,-1],"winners":[3],"removed":[9,16,17,19,20,22,25,33,34]},null]]','computer',1000218.0);
INSERT INTO "log" VALUES(13,0,5,'start',NULL,0,'[]','[["started",{"game":1,"seat":0},null],["turned",{"card":8},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000218.0);
INSERT INTO "log" VALUES(14,0,5,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":0},null],["table-shuffle-words",{"words":[[0,"Ann"],[1,"Ben"]]},null]]','100',1000218.0);
INSERT INTO "log" VALUES(14,1,6,'move',0,1,'[0,"pass",39,13]','[]','100',1000218.0);
INSERT INTO "log" VALUES(14,2,7,'move',1,1,'[1,"pass",0,51]','[]','101',1000218.0);
INSERT INTO "log" VALUES(14,3,8,'move',2,1,'[2,"pass",50,23]','[]','computer',1000220.0);
INSERT INTO "log" VALUES(14,4,9,'move',3,1,'[3,"pass",26,25]','[["exchanged",{"round":1},null],["received",{"round":1,"right":25,"left":0},[0]],["received",{"round":1,"right":13,"left":50},[1]],["received",{"round":1,"right":51,"left":26},[2]],["received",{"round":1,"right":23,"left":39},[3]]]','computer',1000220.0);
INSERT INTO "log" VALUES(14,5,10,'move',1,1,'[1,"pass",44,12]','[]','101',1000220.0);
INSERT INTO "log" VALUES(14,6,11,'move',0,1,'[0,"pass",38,15]','[]','100',1000220.0);
INSERT INTO "log" VALUES(14,7,12,'note',1,0,'[-1,"table-resigned"]','[["table-resigned",{"seat":1,"name":"Ben"},null]]','host',1000220.0);
INSERT INTO "log" VALUES(15,0,2,'start',NULL,0,'[]','[["dealt",{"deal":1,"dealer":1},null],["table-shuffle-words",{"words":[]},null]]','100',1000220.0);
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
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
INSERT INTO "outbox" VALUES(1,1,'table','',23,0,1000016.0,'{}');
INSERT INTO "outbox" VALUES(2,1,'hand','100',23,0,1000016.0,'{}');
INSERT INTO "outbox" VALUES(3,1,'refresh','101',23,0,1000016.0,'{}');
INSERT INTO "outbox" VALUES(4,2,'table','',18,0,1000026.0,'{}');
INSERT INTO "outbox" VALUES(5,2,'hand','101',16,0,1000024.0,'{}');
INSERT INTO "outbox" VALUES(6,2,'refresh','100',18,0,1000026.0,'{}');
INSERT INTO "outbox" VALUES(7,2,'refresh','101',18,0,1000026.0,'{}');
INSERT INTO "outbox" VALUES(8,3,'table','',32,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(11,3,'refresh','101',26,0,1000048.0,'{}');
INSERT INTO "outbox" VALUES(12,4,'table','',20,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(18,4,'refresh','101',15,0,1000056.0,'{}');
INSERT INTO "outbox" VALUES(19,3,'hand','100',32,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(20,4,'refresh','100',20,0,1000060.0,'{}');
INSERT INTO "outbox" VALUES(21,5,'table','',18,0,1000126.0,'{}');
INSERT INTO "outbox" VALUES(22,5,'call','',18,0,1000126.0,'{"at":1000126.0,"but":2}');
INSERT INTO "outbox" VALUES(24,5,'hand','101',18,0,1000126.0,'{}');
INSERT INTO "outbox" VALUES(25,5,'refresh','100',19,0,1000126.0,'{}');
INSERT INTO "outbox" VALUES(26,6,'table','',27,0,1000150.0,'{}');
INSERT INTO "outbox" VALUES(31,6,'refresh','101',20,0,1000138.0,'{}');
INSERT INTO "outbox" VALUES(32,6,'refresh','100',27,0,1000150.0,'{}');
INSERT INTO "outbox" VALUES(33,7,'table','',20,0,1000160.0,'{}');
INSERT INTO "outbox" VALUES(35,7,'refresh','100',14,0,1000154.0,'{}');
INSERT INTO "outbox" VALUES(36,7,'refresh','101',20,0,1000160.0,'{}');
INSERT INTO "outbox" VALUES(37,8,'table','',22,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(38,8,'hand','101',22,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(39,8,'refresh','100',22,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(40,9,'table','',3,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(41,10,'table','',8,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(44,10,'refresh','100',8,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(45,10,'refresh','101',8,0,1000172.0,'{}');
INSERT INTO "outbox" VALUES(46,10,'notice','100',8,0,1000172.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(47,10,'notice','101',8,0,1000172.0,'{"key":"paused-channel-gone"}');
INSERT INTO "outbox" VALUES(48,11,'result','100',69,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(49,11,'result','101',69,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(50,11,'result','',69,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(51,11,'notice','100',70,0,1000218.0,'{"key":"rematch-invited","name":"Ben","verb":"rematch"}');
INSERT INTO "outbox" VALUES(52,12,'table','',1,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(53,13,'table','',5,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(54,13,'hand','100',5,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(55,13,'hand','101',5,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(56,13,'refresh','100',5,0,1000218.0,'{}');
INSERT INTO "outbox" VALUES(57,14,'table','',12,0,1000220.0,'{}');
INSERT INTO "outbox" VALUES(62,13,'notice','100',5,0,1000220.0,'{"key":"order-ended"}');
INSERT INTO "outbox" VALUES(64,14,'refresh','101',12,0,1000220.0,'{}');
INSERT INTO "outbox" VALUES(65,14,'refresh','100',11,0,1000220.0,'{}');
INSERT INTO "outbox" VALUES(66,15,'table','',2,0,1000220.0,'{}');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT,
    dm_channel TEXT,
    dm_closed REAL
, locale TEXT);
INSERT INTO "people" VALUES('100','Ann','ja','dm',NULL,NULL);
INSERT INTO "people" VALUES('101','Ben',NULL,NULL,1000220.0,'en-US');
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
INSERT INTO "posts" VALUES(1,'table','','c','81',3,1000016.0);
INSERT INTO "posts" VALUES(1,'hand','100','dm','91',3,1000016.0);
INSERT INTO "posts" VALUES(2,'table','','c','82',3,1000024.0);
INSERT INTO "posts" VALUES(2,'hand','100','dm','92',3,1000024.0);
INSERT INTO "posts" VALUES(3,'table','','c','83',3,1000048.0);
INSERT INTO "posts" VALUES(3,'hand','100','dm','93',3,1000048.0);
INSERT INTO "posts" VALUES(4,'table','','c','84',3,1000060.0);
INSERT INTO "posts" VALUES(4,'hand','100','dm','94',3,1000060.0);
INSERT INTO "posts" VALUES(5,'table','','c','85',3,1000126.0);
INSERT INTO "posts" VALUES(5,'hand','100','dm','95',3,1000126.0);
INSERT INTO "posts" VALUES(6,'table','','c','86',3,1000150.0);
INSERT INTO "posts" VALUES(6,'hand','100','dm','96',3,1000150.0);
INSERT INTO "posts" VALUES(7,'table','','c','87',3,1000160.0);
INSERT INTO "posts" VALUES(7,'hand','100','dm','97',3,1000160.0);
INSERT INTO "posts" VALUES(8,'table','','c','88',3,1000172.0);
INSERT INTO "posts" VALUES(8,'hand','100','dm','98',3,1000172.0);
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
    asked INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    pinged INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    arrangement TEXT NOT NULL, questions INTEGER NOT NULL DEFAULT 0, news INTEGER NOT NULL DEFAULT 0, absent TEXT REFERENCES people(id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
);
INSERT INTO "seats" VALUES(1,0,'100','Ann',NULL,NULL,'Ann',5,1000016.0,5,0,'',5,1,NULL);
INSERT INTO "seats" VALUES(1,1,'101','Ben',NULL,NULL,'Ben',0,1000016.0,5,0,'',5,1,NULL);
INSERT INTO "seats" VALUES(1,2,NULL,'Robot 0','house',NULL,'',0,1000014.0,0,0,'',6,1,NULL);
INSERT INTO "seats" VALUES(1,3,NULL,'Robot 1','friend',NULL,'',0,1000010.0,0,0,'',5,1,NULL);
INSERT INTO "seats" VALUES(2,0,'100','Ann',NULL,NULL,'Ann',0,1000024.0,5,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(2,1,'101','Ben',NULL,NULL,'Ben',5,1000024.0,5,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(2,2,NULL,'Robot 0','house',NULL,'',0,1000024.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(3,0,'100','Ann',NULL,NULL,'Ann',6,1000060.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(3,1,'101','Ben',NULL,NULL,'Ben',0,1000048.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(3,2,NULL,'Robot 0','house',NULL,'',0,1000058.0,0,0,'',11,0,NULL);
INSERT INTO "seats" VALUES(3,3,NULL,'Robot 1','friend',NULL,'',0,1000052.0,0,0,'',7,0,NULL);
INSERT INTO "seats" VALUES(4,0,'100','Ann',NULL,NULL,'Ann',7,1000060.0,7,0,'',7,0,NULL);
INSERT INTO "seats" VALUES(4,1,'101','Ben',NULL,NULL,'Ben',0,1000056.0,3,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(4,2,NULL,'Robot 0','house',NULL,'',0,1000056.0,0,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(4,3,NULL,'Robot 1','friend',NULL,'',0,1000058.0,0,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(6,0,'100','Ann',NULL,NULL,'Ann',6,1000150.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(6,1,'101','Ben',NULL,NULL,'Ben',0,1000138.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(6,2,NULL,'Robot 0','house',NULL,'',0,1000142.0,0,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(6,3,NULL,'Robot 1','friend',NULL,'',0,1000148.0,0,0,'',7,0,NULL);
INSERT INTO "seats" VALUES(7,0,'100','Ann',NULL,NULL,'Ann',0,1000154.0,4,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(7,1,'101','Ben',NULL,NULL,'Ben',6,1000160.0,6,0,'',6,0,NULL);
INSERT INTO "seats" VALUES(7,2,NULL,'Robot 0','house',NULL,'',0,1000156.0,0,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(7,3,NULL,'Robot 1','friend',NULL,'',0,1000158.0,0,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(8,0,'100','Ann',NULL,NULL,'Ann',0,1000172.0,5,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(8,1,'101','Ben',NULL,NULL,'Ben',5,1000172.0,5,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(8,2,NULL,'Robot 0','house',NULL,'',0,1000168.0,0,0,'',4,2,NULL);
INSERT INTO "seats" VALUES(8,3,NULL,'Robot 1','friend',NULL,'',0,1000170.0,0,0,'',4,0,NULL);
INSERT INTO "seats" VALUES(9,0,'100','Ann',NULL,NULL,'Ann',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(9,1,'101','Ben',NULL,NULL,'Ben',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(9,2,NULL,'Robot','strong',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,0,'100','Ann',NULL,NULL,'Ann',3,1000172.0,3,0,'',3,0,NULL);
INSERT INTO "seats" VALUES(10,1,'101','Ben',NULL,NULL,'Ben',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(10,3,NULL,'Robot 1','friend',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(5,0,'100','Ann',NULL,NULL,'Ann',0,1000126.0,5,0,'',5,3,NULL);
INSERT INTO "seats" VALUES(5,1,'101','Ben',NULL,NULL,'Ben',5,1000126.0,5,0,'',5,2,NULL);
INSERT INTO "seats" VALUES(5,2,NULL,'Robot 0','house',NULL,'',0,1000124.0,0,0,'',5,0,NULL);
INSERT INTO "seats" VALUES(11,0,'100','Ann',NULL,NULL,'Ann',0,1000214.0,21,0,'',21,0,NULL);
INSERT INTO "seats" VALUES(11,1,'101','Ben',NULL,NULL,'Ben',0,1000214.0,20,0,'',20,0,NULL);
INSERT INTO "seats" VALUES(11,2,NULL,'Robot 0','house',NULL,'',0,1000216.0,0,0,'',13,0,NULL);
INSERT INTO "seats" VALUES(11,3,NULL,'Robot 1','friend',NULL,'',0,1000212.0,0,0,'',10,0,NULL);
INSERT INTO "seats" VALUES(12,1,'101','Ben',NULL,NULL,'966395',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(12,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(12,3,NULL,'Robot 1','friend',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,0,'100','Ann',NULL,NULL,'Ann',1,1000218.0,1,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(13,1,'101','Ben',NULL,NULL,'Ben',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,2,NULL,'Robot 0','house',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(13,3,NULL,'Robot 1','friend',NULL,'',0,0.0,0,0,'',0,0,NULL);
INSERT INTO "seats" VALUES(14,0,'100','Ann',NULL,NULL,'Ann',0,1000220.0,2,0,'',2,2,NULL);
INSERT INTO "seats" VALUES(14,1,NULL,'Ben','house','101','Ben',0,1000220.0,2,0,'',2,2,NULL);
INSERT INTO "seats" VALUES(14,2,NULL,'Robot 0','house',NULL,'',2,1000220.0,0,0,'',2,1,NULL);
INSERT INTO "seats" VALUES(14,3,NULL,'Robot 1','friend',NULL,'',2,1000220.0,0,0,'',2,0,NULL);
INSERT INTO "seats" VALUES(15,0,NULL,'Robot 0','house',NULL,'',1,1000220.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,1,NULL,'Robot 1','house',NULL,'',1,1000220.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,2,NULL,'Robot 2','house',NULL,'',1,1000220.0,0,0,'',1,0,NULL);
INSERT INTO "seats" VALUES(15,3,NULL,'Robot 3','house',NULL,'',1,1000220.0,0,0,'',1,0,NULL);
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
INSERT INTO "tables" VALUES(1,'bb9240eefc66','alliance',2,'{"mode":"team","rebuild":"once_per_game","team_assignment":"random","secret_teams":"three_pairs"}',4,'ja','g','c',NULL,'100','playing',23,19,1000000.0,1000016.0,'',NULL,'[]',0,'42188e1a2d65d1c9831facee074452bd8332d84a7f860e35567207ced3bca92d','7739b908e491cc65cfa216a8f4cea9f02520b264e4b2bb57a2002bc9f3c72908','{"schema": 1, "match": "bb9240eefc66", "game": "alliance", "revision": 2, "seats": 4, "options": {"mode": "team", "rebuild": "once_per_game", "team_assignment": "random", "secret_teams": "three_pairs"}, "commitment": "42188e1a2d65d1c9831facee074452bd8332d84a7f860e35567207ced3bca92d", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 2, "phase": "play", "waiting": [0], "ended": "", "scores": [], "winners": [], "hands": [[47, 46, 40], [27, 31], [18, 81], [2, 9, 3]], "trick": [16, -2], "leader": 2, "voids": [], "last_trick": [33, 44, 8, 13], "last_leader": 1, "last_winner": 2, "mode": "team", "once": true, "trios": false, "suits": [3, 2, 1, 0], "order": [3, 2, 1, 0], "after": [3, 0, 1, 2], "special": [0, 4, 56, 3], "agreed": [0, 0, 0, 0], "proposals": [0, 0, 0, 0], "ready": [1, 1], "pile": [[39, 42, 45, 48], [26, 35, 80, 32, 28], [17, 19, 83, 22, 21, 14, 82], [78, 79, 4, 7, 6, 5]], "discard": [[41, 43, 44], [34, 33], [20, 13], [0, 1, 8]], "buried": [[], [29], [15], []], "gone": [[], [], [], []], "removed": [], "down": [[], [30], [], []], "downs": [0, 1, 1, 0], "old_downs": [0, 0, 0, 0], "shown": [-1, -1, -1, -1, -1, -1], "owned": [-1, -1, -1, -1], "tops": [0, 0], "pile_empty": [0, 0, 0, 0], "rebuilt": [0, 0, 0, 0], "rebuilt_now": [0, 0, 0, 0], "declined": [0, 0, 0, 0], "ask": [1, 1, 1, 1], "courts": [51, 38, 10, 64, 11, 37, 76, 25, 23, 77, 36, 49, 24, 50], "court": 62, "won": [[], [63], [75], [12]], "battalions": [0, 0], "last_tops": [0, 1, 0, 0], "last_court": 75, "last_made": [], "last_how": "", "points": [], "teams": [], "by": "", "final_won": [], "final_hands": [], "final_piles": [], "final_special": []}',1,0,21,1000002.0,'');
INSERT INTO "tables" VALUES(2,'3c6ca489c9a8','counting_cribbage',1,'{"skunk":false,"muggins":"off","match_wins":1,"first_dealer":"random","show_used":true}',3,'ja','g','c',NULL,'100','playing',18,18,1000016.0,1000026.0,'',NULL,'[]',0,'47cc132944e3b1bf189877bf93d5d390f5bdd8d06a9fe603839cf7ec18ab7961','b8cdde122b55190e6c19a0f08bca40c9275b4c9c1148519b742bb55cd41e3deb','{"schema": 1, "match": "3c6ca489c9a8", "game": "counting_cribbage", "revision": 1, "seats": 3, "options": {"skunk": false, "muggins": "off", "match_wins": 1, "first_dealer": "random", "show_used": true}, "commitment": "47cc132944e3b1bf189877bf93d5d390f5bdd8d06a9fe603839cf7ec18ab7961", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "lay_away", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[68], [], [38]], "hands": [[40, 68, 70, 45, 61], [55, 31, 32, 74, 64], [39, 66, 41, 37, 38]], "away": [[], [], []], "extra": [28], "stock": [19, 58, 23, 65, 72, 76, 22, 34, 46, 33, 24, 57, 63, 62, 75, 42, 17, 4, 73, 11, 60, 49, 44, 0, 67, 35, 26, 27, 50, 43, 29, 69, 48, 56, 20, 47, 18, 59, 77, 6, 9, 21, 71, 1, 14], "crib": [], "starter": -1, "laid": [[], [], []], "used": [16, 7, 12, 51, 3, 36, 13, 5, 15, 54, 25, 8, 10, 2, 30, 53, 52], "series": [], "series_by": [], "count": 0, "gone": [], "least": [1, 1, 1], "last": [], "last_series": [], "last_by": [], "claim": -1, "claims": [], "waives": [0, 0, 0], "peg_gains": [], "peg_claim": -1, "points": [7, 1, 12], "behind": [3, 0, 5], "dealer": 1, "game": 1, "round": 2, "deal": 2, "reshuffled": false, "wins": [0, 0, 0], "columns": [], "game_winner": [], "game_gain": [], "shown_deal": 1, "shown_dealer": 0, "shown_starter": 3, "shown": [[54, 25, 8, 10], [2, 30, 53, 52], [36, 13, 5, 15], [16, 7, 12, 51]], "shown_parts": [[0, 0, 0, 0, 1], [2, 5, 0, 0, 0], [2, 0, 0, 0, 0], [0, 0, 4, 0, 0]], "shown_claims": [], "shown_gains": [[0, 1, 0], [0, 0, 7], [2, 0, 0], [4, 0, 0]], "shown_before": [1, 0, 5], "muggins": "off", "skunk": false, "match_wins": 1}',1,0,18,1000016.0,'');
INSERT INTO "tables" VALUES(3,'f2616529e156','dominuxen',1,'{"double_tiles":false,"rounds":1,"turn_limit":150}',4,'ja','g','c',NULL,'100','playing',32,28,1000024.0,1000060.0,'',NULL,'[]',0,'d8330f12265b2d39f161aeccaf9f9cbebe8c43cb6a5ffea3dae2700129f19842','e2b5c8940c456ab9742ce37491e54e0bf8f3170f1d4e3cd1abecabf8c7af6093','{"schema": 1, "match": "f2616529e156", "game": "dominuxen", "revision": 1, "seats": 4, "options": {"double_tiles": false, "rounds": 1, "turn_limit": 150}, "commitment": "d8330f12265b2d39f161aeccaf9f9cbebe8c43cb6a5ffea3dae2700129f19842", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "play", "waiting": [0], "ended": "", "scores": [], "winners": [], "hands": [[15, 39, 48, 54, 55, 58, 63, 70, 83, 88], [2, 7, 14, 20, 40, 68], [26, 31, 81, 82, 86], [41, 46, 75, 76]], "known": [[15, 83], [], [82, 86], []], "lines": [[[9, 1, 66], [3, 1, 43], [12, 1, 80]], [[5, 2, 17, 61], [6, 1, 65], [12, 2, 24, 45], [9, 2, 21, 72]], [[11, 4, 11, 44, 79, 89], [4, 4, 4, 16, 37, 49]], [[11, 3, 23, 53, 74], [5, 3, 5, 28, 62], [2, 4, 27, 29, 32, 34], [9, 2, 42, 51]]], "row": [18, 3, 36, 6, 73, 67], "pile": [90, 19, 13, 47, 38, 22, 25, 33, 78, 87, 52, 77, 1, 50, 64, 60, 35, 8, 84, 71, 0, 30, 69, 85, 57], "discard": [9, 10, 12, 56, 59], "active": 0, "turn": 16, "victims": [], "owed": 0, "drawn": [82, 86], "played": [3, 9, 2], "attacks": [[2, 5, 2, 3]], "round": 1, "rounds": 1, "starter": 0, "turn_limit": 150, "double_tiles": false, "totals": [0, 0, 0, 0], "columns": [], "reasons": [], "revealed": [], "answers": [[], [], [], []], "habits": [0, 0, 0, 0], "fresh": [[], [], [82, 86], []]}',1,0,32,1000024.0,'');
INSERT INTO "tables" VALUES(4,'ee4d59308935','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',20,16,1000048.0,1000060.0,'',NULL,'[]',0,'00f086444c2040738ee687b06f27d4714964b8f653e80a46f4bbf81506f86ae4','c041b5c943713a1cea69c59a5b99eec1c666de2f115d0624884bda6bb5e49732','{"schema": 1, "match": "ee4d59308935", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "00f086444c2040738ee687b06f27d4714964b8f653e80a46f4bbf81506f86ae4", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [0], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 2, "offer": 34, "number": 6, "pot": 0, "notes": [], "cards": [[20, 25, 17, 24], [15], [], []], "chips": [16, 12, 8, 8], "open_chips": [], "per_player": 11, "deck": [5, 3, 30, 16, 32, 6, 31, 18, 29, 8, 26, 13, 35, 14, 4, 12, 28, 19], "removed": [7, 23, 21, 9, 27, 10, 11, 22, 33], "removed_count": 9, "revealed": [], "last_kind": "take", "last_seat": 0, "last_card": 24, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,20,1000048.0,'');
INSERT INTO "tables" VALUES(5,'25da11e0c0bc','jukugo_daifuda',1,'{"rounds":8,"chips":60,"dictionary":"core","min_ron":0,"attach_words":"strict","hints":"full","window_mode":"quiet","pause":"long"}',3,'ja','g','c',NULL,'100','playing',20,17,1000060.0,1000126.0,'',NULL,'[]',18,'7288bf5f623b4bf1fc82e63e77abc3f90b681f72f5283f68d9cb7e147d7b8935','b9b00cdcb97de05c3c16267d084fc790159729b3d694c19db69817ecab7ede6b','{"schema": 1, "match": "25da11e0c0bc", "game": "jukugo_daifuda", "revision": 1, "seats": 3, "options": {"rounds": 8, "chips": 60, "dictionary": "core", "min_ron": 0, "attach_words": "strict", "hints": "full", "window_mode": "quiet", "pause": "long"}, "commitment": "7288bf5f623b4bf1fc82e63e77abc3f90b681f72f5283f68d9cb7e147d7b8935", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "window", "waiting": [1], "ended": "", "scores": [], "winners": [], "hands": [[27, 44, 9, 10, 50, 37, 12], [0, 16, 22, 23, 36], [32]], "sets": [[], [[6, 3, 42]], [[1, 4, 30, 28, 35], [6, 25, 38]]], "deck": [19, 7, 20, 14, 49, 5, 21, 26, 2, 6, 17, 29, 18, 8, 40, 13, 39, 47, 53, 46, 15, 45, 52, 34, 31, 24, 1, 41, 51, 11, 43], "discards": [33], "daifuda": 48, "discarder": 2, "turn": 2, "dealer": 2, "round": 2, "rounds": 8, "chips": [46, 46, 88], "answer": [[0], [], []], "ron_worth": [0, 0, 0], "passing": [0, 0, 0], "auto_ron": [0, 0, 0], "dictionary": "core", "free": false, "sealed": false, "unaided": false, "min_ron": 0, "last_seat": 2, "last_card": 38, "last_at": 1, "ron_sets": [[6, 0, 0, 26], [6, 1, 10, 49], [6, 1, 22, 48], [6, 1, 29, 42]], "ron_card": 0, "round_winners": [2], "round_scores": [14], "columns": [[46, 46, 88]], "album": [[1, 0, 7, 1, 33, 46]]}',1,0,14,1000126.0,'');
INSERT INTO "tables" VALUES(6,'0701d8402468','rummy_fifty',1,'{"max_rounds":30,"layoff_own":false,"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',27,24,1000126.0,1000150.0,'',NULL,'[]',0,'c4983beec6404aad0acc5a3e4d77e6db32c4a68cfc84396f417c92be69f50eb7','7c2609a11c2a2121c6c883ba1c8b1e6a332d0fcccc0c0bff15f49c640f9d9d90','{"schema": 1, "match": "0701d8402468", "game": "rummy_fifty", "revision": 1, "seats": 4, "options": {"max_rounds": 30, "layoff_own": false, "first_dealer": "random"}, "commitment": "c4983beec6404aad0acc5a3e4d77e6db32c4a68cfc84396f417c92be69f50eb7", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "discard", "waiting": [0], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[6, 13, 19, 21, 33, 34, 39, 42, 44, 46, 66], [0, 1, 20, 22, 27, 41, 45, 65, 67, 74], [2, 16, 26, 28, 29, 52, 54, 59, 71, 73], [5, 7, 8, 9, 17, 43, 47, 48, 56, 61]], "stock": [31, 40, 14, 4, 35, 3, 69, 32, 15, 60, 68, 30, 18, 70, 57, 53], "indicator": 72, "discards": [[], [55], [58], []], "extras": [[], [], [], []], "melds": [], "owners": [], "forms": [], "courts": [10, 10, 10, 10], "known": [[19, 42], [], [73], [48]], "drawn": [42, 27, 73, 7], "mover": 0, "source": 4, "laid": [], "stall": 0, "dealer": 2, "round": 1, "points": [1, 1, 1, 1], "history": [], "last_out": -1, "last_hands": [], "last_courts": [], "last_totals": [], "layoff_own": false, "max_rounds": 30}',1,0,27,1000126.0,'');
INSERT INTO "tables" VALUES(7,'7c21cfba0514','tennos_square',1,'{"mode":"auto"}',4,'ja','g','c',NULL,'100','playing',20,16,1000150.0,1000160.0,'',NULL,'[]',0,'881930d1302b270b31c7610adc7e9d3ea692e11ae5409ff94722ab706fcc976f','db28b130caf9d7b6380438af1f49063c0c625117b61187012fed11cc843f7b6a','{"schema": 1, "match": "7c21cfba0514", "game": "tennos_square", "revision": 1, "seats": 4, "options": {"mode": "auto"}, "commitment": "881930d1302b270b31c7610adc7e9d3ea692e11ae5409ff94722ab706fcc976f", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "turn", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[61], [0], [46, 70], [60, 68]], "row": [[66, -1, 43, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, 32, 72, -1, 26, -1], [-1, 1, -1, 54, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, 33, -1, 9, -1]], "under": [[-1, 71, -1, 55, 8, 22, 2, 21, 69], [48, 20, 45, 44, -1, -1, 3, -1, 6], [5, -1, 39, -1, 13, 16, 42, 74, 7], [14, 57, 35, 59, 18, -1, 47, -1, 28]], "deck": [27, 53, 65, 19, 31, 34, 30, 40, 29, 4, 52], "pool": [17, 41, 67, 58, 15, 73, 56], "given": [17, 41, 67, 58], "swaps": [78, 32, -1, -1], "taken": -1, "placed": [1, 5], "mode": "partnership", "deal": 1, "dealer": 1, "totals": [0, 0, 0, 0], "row_points": [], "outs": [], "last_rows": []}',1,0,20,1000150.0,'');
INSERT INTO "tables" VALUES(8,'fd1ef9b6c894','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',22,18,1000160.0,1000172.0,'',NULL,'[]',0,'986acbfa10671b4b119da0e64a66e5873df7b80fc6afd83bd1735e9d8988f1a5','9ef7c8b1e8f9ae6f6b73cc38a5c712760ad919cbe230562afb8b5cd73ba9b0cd','{"schema": 1, "match": "fd1ef9b6c894", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "986acbfa10671b4b119da0e64a66e5873df7b80fc6afd83bd1735e9d8988f1a5", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "play", "waiting": [1], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[6, 5, 4, 1, 23, 39, 50, 47, 42, 40], [11, 9, 8, 7, 17, 16, 34, 31, 30, 27, 51], [0, 10, 22, 18, 15, 38, 36, 33, 48, 44, 43], [12, 3, 2, 24, 19, 26, 37, 35, 32, 29, 28]], "trick": [20], "leader": 0, "voids": [0, 0, 0, 0], "last_trick": [14, 25, 13, 21], "last_leader": 2, "last_winner": 0, "passed": [[12, 11, 32, 16], [13, 38, 4, 33], [51, 24, 9, 35], [0, 39, 10, 23]], "received": [[39, 13, 23, 4], [11, 51, 16, 9], [38, 0, 33, 10], [24, 12, 35, 32]], "deal": 1, "dealer": 3, "routes": [[2, 0]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [2, 0, 1, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0,16,1000164.0,'');
INSERT INTO "tables" VALUES(9,'ee5d1974a9bf','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c','t','100','open',3,0,1000172.0,1000172.0,'',NULL,'[]',0,'f9bce7221fb1df40057c18f0a139231fc0415acfb481311e43e041c78ac15e3c','0a5ed63a180322ac79e0f900ff27e87ff89cdd1d0765c415dd6078c8fea99784',NULL,NULL,1,0,3,0.0,'');
INSERT INTO "tables" VALUES(10,'b122fc523e43','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','paused',8,4,1000172.0,1000172.0,'paused-channel-gone',NULL,'[]',0,'5ca8894df6aa57e74250a42380bf6cb1395e7c662a0e7e1333ed5c6caffc9d19','4bc4b286680d951071b504f400e74385a166d2457a0331b885a164b08735f9ed','{"schema": 1, "match": "b122fc523e43", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "5ca8894df6aa57e74250a42380bf6cb1395e7c662a0e7e1333ed5c6caffc9d19", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [0], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 0, "offer": 16, "number": 3, "pot": 0, "notes": [], "cards": [[33, 20], [], [], []], "chips": [11, 11, 11, 11], "open_chips": [], "per_player": 11, "deck": [17, 14, 5, 30, 11, 22, 26, 19, 15, 34, 24, 6, 35, 4, 25, 31, 7, 8, 21, 9, 29], "removed": [23, 3, 27, 32, 12, 13, 18, 10, 28], "removed_count": 9, "revealed": [], "last_kind": "take", "last_seat": 0, "last_card": 20, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,8,1000172.0,'');
INSERT INTO "tables" VALUES(11,'2a2ed065bab9','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','finished',70,65,1000172.0,1000218.0,'',NULL,'[]',0,'38bea92cb8c1f4b55d15340ce353fa11c583caa0d309d47cac8560675ca1ecac','9b60f64b30ce41acab44e0decc690aaa10f4c493b3d4cc061a8b1b5fb9ff8973','{"schema": 1, "match": "2a2ed065bab9", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "38bea92cb8c1f4b55d15340ce353fa11c583caa0d309d47cac8560675ca1ecac", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [], "ended": "deck_empty", "scores": [102, 130, 22, -1], "winners": [3], "game": 1, "games": 1, "starter": 2, "offer": -1, "number": 24, "pot": 0, "notes": [], "cards": [[8, 27, 18, 29, 13, 12, 32, 28, 14, 6, 24], [7, 26, 35, 4, 21, 30, 5, 23, 31, 3], [11, 15, 10], []], "chips": [25, 15, 3, 1], "open_chips": [], "per_player": 11, "deck": [], "removed": [], "removed_count": 9, "revealed": [9, 16, 17, 19, 20, 22, 25, 33, 34], "last_kind": "take", "last_seat": 2, "last_card": 10, "last_pot": 0, "columns": [[102, 130, 22, -1]], "final_chips": [[25, 15, 3, 1]], "final_cards": [[[6, 8, 12, 13, 14, 18, 24, 27, 28, 29, 32], [3, 4, 5, 7, 21, 23, 26, 30, 31, 35], [10, 11, 15], []]], "totals": [102, 130, 22, -1]}',1,0,69,1000172.0,'');
INSERT INTO "tables" VALUES(12,'c24b72a74cc2','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'101','open',1,0,1000218.0,1000218.0,'',11,'[]',0,'9a07f242ccf368c7c0a71f42f4d1de49bbb4063fb7a0b257e31b2a3034691749','8964691aec051d1512af476bc3eea4b647b008c8766dbe56e8d8e1609bf6c86b',NULL,NULL,1,0,1,0.0,'');
INSERT INTO "tables" VALUES(13,'bcb548866409','geschenk',1,'{"remove":9,"chips":"auto","open_chips":false,"games":1}',4,'ja','g','c',NULL,'100','playing',5,1,1000218.0,1000218.0,'',NULL,'[]',0,'ee55634ebe57e1401675232dd34a7c2d6dec38613dececba3e5c45a785263060','6d6ca8db95fbd1ee1c898ca74a3a71c6331b81158ab1d19a16bcfbacc838a059','{"schema": 1, "match": "bcb548866409", "game": "geschenk", "revision": 1, "seats": 4, "options": {"remove": 9, "chips": "auto", "open_chips": false, "games": 1}, "commitment": "ee55634ebe57e1401675232dd34a7c2d6dec38613dececba3e5c45a785263060", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "decide", "waiting": [0], "ended": "", "scores": [], "winners": [], "game": 1, "games": 1, "starter": 0, "offer": 8, "number": 1, "pot": 0, "notes": [], "cards": [[], [], [], []], "chips": [11, 11, 11, 11], "open_chips": [], "per_player": 11, "deck": [26, 11, 13, 28, 17, 30, 21, 31, 3, 35, 6, 9, 19, 34, 7, 14, 15, 10, 27, 4, 18, 24, 25], "removed": [29, 5, 23, 32, 20, 12, 22, 16, 33], "removed_count": 9, "revealed": [], "last_kind": "", "last_seat": -1, "last_card": -1, "last_pot": 0, "columns": [], "final_chips": [], "final_cards": [], "totals": [0, 0, 0, 0]}',1,0,5,1000218.0,'');
INSERT INTO "tables" VALUES(14,'668eea55ca62','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',12,8,1000218.0,1000220.0,'',NULL,'[]',5,'bdc554113e11c869278663cca35f8e7826c90d4325e3ff78b9767761d393ff0b','c8a5f097776df7954ff3f6789c92310a66a7b2e020308c71fbfb268c6666d7b2','{"schema": 1, "match": "668eea55ca62", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "bdc554113e11c869278663cca35f8e7826c90d4325e3ff78b9767761d393ff0b", "nonces": ["0:Ann", "1:Ben"]}','{"revision": 1, "phase": "pass2", "waiting": [2, 3], "ended": "", "scores": [], "winners": [], "choice": [[38, 15], [44, 12], [], []], "hands": [[0, 7, 25, 18, 15, 38, 37, 32, 31, 27, 49, 46, 40], [12, 11, 8, 4, 13, 24, 21, 14, 35, 50, 44, 43, 41], [10, 9, 6, 5, 2, 26, 36, 34, 29, 51, 48, 47, 45], [3, 1, 23, 22, 20, 19, 17, 16, 33, 30, 28, 39, 42]], "trick": [], "leader": 1, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[39, 13], [0, 51], [50, 23], [26, 25]], "received": [[25, 0], [13, 50], [51, 26], [23, 39]], "deal": 1, "dealer": 0, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',1,0,7,1000220.0,'');
INSERT INTO "tables" VALUES(15,'b4c6c15e3901','tricky_express',1,'{"first_dealer":"random"}',4,'ja','g','c',NULL,'100','playing',2,1,1000220.0,1000220.0,'',NULL,'[]',2,'59c7508a3cc3a023577461fef659cf0d0402ffc0890694cbb35533460e2add96','966653f401ea4c33bedc3a5d0f0219c922ffce45a152c2f36d5f116099beef6f','{"schema": 1, "match": "b4c6c15e3901", "game": "tricky_express", "revision": 1, "seats": 4, "options": {"first_dealer": "random"}, "commitment": "59c7508a3cc3a023577461fef659cf0d0402ffc0890694cbb35533460e2add96", "nonces": []}','{"revision": 1, "phase": "pass1", "waiting": [0, 1, 2, 3], "ended": "", "scores": [], "winners": [], "choice": [[], [], [], []], "hands": [[7, 4, 3, 1, 16, 15, 14, 38, 36, 34, 29, 28, 44], [0, 12, 11, 10, 5, 2, 20, 26, 35, 30, 47, 43, 42], [8, 13, 25, 24, 22, 17, 37, 31, 39, 51, 49, 45, 40], [9, 6, 23, 21, 19, 18, 33, 32, 27, 50, 48, 46, 41]], "trick": [], "leader": 2, "voids": [0, 0, 0, 0], "last_trick": [], "last_leader": -1, "last_winner": -1, "passed": [[], [], [], []], "received": [[], [], [], []], "deal": 1, "dealer": 1, "routes": [[]], "longs": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "stops": [0, 0, 0, 0], "base": [], "top": [], "second": [], "growth": [], "totals": [0, 0, 0, 0]}',0,1,2,1000220.0,'');
CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables(id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    asked INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "timers" VALUES(1,-3,'silence',0,1172816.0);
INSERT INTO "timers" VALUES(2,-3,'silence',0,1172824.0);
INSERT INTO "timers" VALUES(3,-3,'silence',0,1172860.0);
INSERT INTO "timers" VALUES(4,-3,'silence',0,1172860.0);
INSERT INTO "timers" VALUES(5,-3,'silence',0,1172926.0);
INSERT INTO "timers" VALUES(6,-3,'silence',0,1172950.0);
INSERT INTO "timers" VALUES(7,-3,'silence',0,1172960.0);
INSERT INTO "timers" VALUES(8,-3,'silence',0,1172972.0);
INSERT INTO "timers" VALUES(10,-3,'silence',0,1172972.0);
INSERT INTO "timers" VALUES(13,-3,'silence',0,1173018.0);
INSERT INTO "timers" VALUES(14,3,'computer',2,1000222.0);
INSERT INTO "timers" VALUES(14,2,'computer',2,1000222.0);
INSERT INTO "timers" VALUES(15,0,'computer',1,1000224.5);
INSERT INTO "timers" VALUES(15,1,'computer',1,1000224.5);
INSERT INTO "timers" VALUES(15,2,'computer',1,1000224.5);
INSERT INTO "timers" VALUES(15,3,'computer',1,1000224.5);
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
CREATE VIEW desks AS
SELECT t.id, t."match", t.game, t.revision, t.options, t.size, t.lang, t.guild, t.channel, t.thread, t.opener,
       t.status, t.seq, t.moves, t.opened, t.touched, t.paused_for, t.rematch_of, t.votes, t.sealed,
       t.commitment, s.seat, s.person, s.name, s.computer, s.resigned, s.word, s.asked, s.asked_at, s.pinged,
       s.hints AS seat_hints, s.arrangement, t.hints, t.watch, t.news, s.questions, s.news AS seat_news, s.absent,
       t.since, t.stall
FROM tables t LEFT JOIN seats s ON s.table_id = t.id;
COMMIT;
PRAGMA user_version = 7;
