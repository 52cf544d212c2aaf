/**
 * Countries, and cities and states that people name instead of them, as questions write them: alternatives of a
 * regular expression. Names that are Korean words too (인도가 is also a pavement, 수단 a means) stand only where no
 * other reading is likely, or not at all.
 */
export const foreignPlaces = {
  ko: [
    '미국|캐나다|멕시코|브라질|아르헨티나|칠레|영국|아일랜드|독일|프랑스|이탈리아|스페인|포르투갈|네덜란드|벨기에',
    '스위스|오스트리아|스웨덴|노르웨이|덴마크|핀란드|폴란드|체코|헝가리|그리스|튀르키예|터키|러시아|우크라이나|유럽',
    '호주|뉴질랜드|일본|중국|대만|홍콩|마카오|싱가포르|베트남|태국|필리핀|인도네시아|말레이시아|캄보디아|라오스|미얀마',
    // Not 외국인도, 인도적, nor the pavement.
    '(?<![가-힣])인도(?![적에로를을])|네팔|파키스탄|방글라데시|스리랑카|몽골|우즈베키스탄|카자흐스탄|이스라엘|사우디아라비아|두바이|카타르|이집트|북한',
    '캘리포니아|텍사스|플로리다|오하이오|뉴욕주?|로스앤젤레스|시애틀|시카고|보스턴|라스베이거스|하와이|괌|사이판|토론토',
    '밴쿠버|온타리오|런던|베를린|뮌헨|밀라노|바르셀로나|마드리드|시드니|멜버른|모스크바|도쿄|오사카|후쿠오카|교토|삿포로',
    '오키나와|상하이|베이징|북경|심천|광저우|칭다오|하노이|호치민|호찌민|다낭|나트랑|방콕|푸껫|푸켓|치앙마이|발리',
    '자카르타|마닐라|세부|쿠알라룸푸르',
  ].join('|'),
  en: [
    'american?|u\\.?s\\.?a?|united states|canad(?:a|ian)|mexic(?:o|an)|brazil(?:ian)?|argentin(?:a|e)|british|english|uk',
    'united kingdom|england|scotland|ireland|irish|germany?|german|france|french|ital(?:y|ian)|spain|spanish|portug(?:al|uese)',
    'netherlands|dutch|belgi(?:um|an)|switzerland|swiss|austrian?|sweden|swedish|norw(?:ay|egian)|denmark|danish|finland',
    'finnish|poland|polish|greece|greek|turkey|turkish|russian?|ukrain(?:e|ian)|european?|australian?|new zealand',
    'japan(?:ese)?|chin(?:a|ese)|taiwan(?:ese)?|hong kong|singapore|vietnam(?:ese)?|thai(?:land)?|philippines?|filipino',
    'indonesian?|malaysian?|cambodian?|indian?|nepal|pakistan|bangladesh|mongolian?|uzbekistan|israel|saudi arabia|dubai|qatar',
    'california|texas|florida|ohio|illinois|nevada|arizona|virginia|massachusetts|pennsylvania|hawaii|guam|new york|los angeles',
    'seattle|chicago|boston|las vegas|san francisco|toronto|vancouver|ontario|british columbia|quebec|london|berlin|munich|paris',
    'milan|barcelona|madrid|sydney|melbourne|moscow|tokyo|osaka|shanghai|beijing|shenzhen|hanoi|bangkok|bali|jakarta|manila',
    'manchester|leeds|liverpool|birmingham|bristol|glasgow|edinburgh|cardiff|wales|welsh|belfast|dublin|hamburg|frankfurt',
    'cologne|lyon|marseille|rome|lisbon|amsterdam|rotterdam|brussels|zurich|geneva|vienna|prague|warsaw|budapest|stockholm|oslo',
    'copenhagen|helsinki|athens|istanbul|dallas|houston|austin|atlanta|miami|denver|detroit|philadelphia|san diego|new jersey',
    'michigan|colorado|oregon|minnesota|tennessee|maryland|north carolina|montreal|calgary|ottawa|alberta|brisbane|adelaide',
    'queensland|new south wales|auckland|mumbai|new delhi|kathmandu|dhaka|phnom penh|ho chi minh|saigon|cebu|kuala lumpur',
    'taipei|nagoya|fukuoka|kyoto|sapporo|yokohama|okinawa|guangzhou|chengdu|kobe|hiroshima|wuhan|hangzhou|nanjing',
    'mississauga|brampton|winnipeg|edmonton|saskatchewan|manitoba|nova scotia|halifax|perth|canberra|tasmania|hobart',
    'wellington|christchurch|sheffield|nottingham|leicester|newcastle|york|oxford|brighton|galway|stuttgart',
    'düsseldorf|dusseldorf|leipzig|toulouse|bordeaux|naples|turin|seville|valencia|porto|antwerp|utrecht|krakow',
    'wisconsin|indiana|missouri|kentucky|alabama|oklahoma|iowa|kansas|utah|connecticut|nebraska|south carolina|idaho|maine',
    'new hampshire|vermont|rhode island|delaware|montana|wyoming|alaska|arkansas|louisiana|mississippi|new mexico',
    'sacramento|portland|columbus|pittsburgh|baltimore|brooklyn|manhattan|johor|penang|davao|yangon|vientiane',
  ].join('|'),
  han: [
    '日本|米国|アメリカ|美国|美國|英国|英國|イギリス|ドイツ|德国|德國|フランス|法国|法國|加拿大|カナダ|澳大利亚|澳洲|オーストラリア',
    '新西兰|ニュージーランド|中国大陆|中国大陸|中国|中國|台湾|臺灣|香港|澳门|マカオ|新加坡|シンガポール|ベトナム|越南|タイ|泰国|泰國',
    '菲律宾|フィリピン|印度尼西亚|インドネシア|马来西亚|マレーシア|インド|俄罗斯|ロシア|意大利|イタリア|西班牙|スペイン|迪拜|ドバイ',
    '墨尔本|悉尼|维州|珀斯|布里斯班|昆士兰|奥克兰|多伦多|温哥华|安大略|魁北克|洛杉矶|旧金山|西雅图|波士顿|芝加哥|德州|休斯顿|柏林|慕尼黑|巴黎|罗马|米兰|马德里|莫斯科',
    '马尼拉|雅加达|吉隆坡|柬埔寨|缅甸|老挝|尼泊尔|孟加拉国|蒙古国|名古屋|福冈|福岡|京都|札幌|横滨|横浜|神戸|北海道|冲绳|沖縄|广东|浙江|江苏|福建|四川|湖南|湖北|河南|河北|山东|辽宁|吉林|黑龙江|云南|广西|重庆|天津|武汉|杭州|南京|沈阳|大连|延边|老家',
    'メルボルン|シドニー|ブリスベン|オークランド|トロント|バンクーバー|モントリオール|ロサンゼルス|シアトル|シカゴ|ボストン|テキサス|カリフォルニア|ベルリン|ミュンヘン|パリ|ローマ|ミラノ|マドリード|モスクワ|マニラ|セブ島|ジャカルタ|クアラルンプール|カンボジア|ミャンマー|ネパール|モンゴル|ハノイ|ホーチミン',
    '加州|纽约|ニューヨーク|ハワイ|夏威夷|伦敦|ロンドン|东京|東京|大阪|上海|北京|深圳|广州|成都|河内|曼谷|バンコク|バリ島',
  ].join('|'),
} as const
