/**
 * Whether somebody wants words or a paper that say what is not so: an invoice below the price, a certificate of a
 * job nobody had. No rule names a forbidden deed here; what tells is a paper or an answer that is wanted, and that
 * it is untrue.
 */
type Ways = { wanted: RegExp; untrue: RegExp }

const paper =
  'invoice|receipt|letter|certificate|contract|statement|report|declaration|resume|résumé|cv|payslip|pay slip|form|reference|lease|agreement|story'

const ways: readonly Ways[] = [
  {
    wanted: new RegExp(
      [
        `\\b(?:word|write|draft|make|prepare|create|produce|fill (?:in|out)|put together|type up|issue)\\b[^.?!]{0,40}\\b(?:${paper})\\b`,
        '\\bhow (?:can|do|should|would|could) (?:i|we) (?:answer|word|write|phrase|explain|convince|make|tell|say|get)\\b',
        '\\bwhat (?:can|do|should) (?:i|we) (?:say|tell|write)\\b',
        '\\b(?:help me|show me how to) (?:convince|make|write|word|fake)\\b',
      ].join('|'),
      'i',
    ),
    untrue: new RegExp(
      [
        "\\b(?:although|though|even though|when|but) (?:he|she|they|i|we|it|there) (?:actually |really |in fact )?(?:doesn't|don't|didn't|isn't|aren't|wasn't|weren't|never|haven't|hasn't|do not|does not|did not|is not|was not)\\b",
        "\\b(?:believes?|thinks?|looks? (?:like|as if|real|genuine))\\b[^.?!]{0,50}\\b(?:isn't|wasn't|didn't|never|not real)\\b",
        '\\b(?:a (?:tenth|fraction|quarter|third|fifth)|half) of (?:the|its|what)[^.?!]{0,20}\\b(?:price|value|worth|paid|cost)|\\b(?:shows?|with|at) an? (?:tenth|fraction|quarter|third|fifth) of the (?:real |true |actual )?(?:price|value)',
        '\\b(?:lower|less) than (?:the )?(?:real|true|actual|what)\\b|\\bunder-?(?:valued?|stated?|declared?|reported?)\\b',
        '\\b(?:false|fake|bogus|made[- ]up|invented|fictitious)\\b',
        "\\bso (?:that )?(?:customs|the tax office|immigration|the (?:officer|bank|insurer|inspector)) (?:won't|will not|doesn't|does not|can't|cannot|wouldn't)\\b",
      ].join('|'),
      'i',
    ),
  },
  {
    wanted:
      /(?:文面|書き方|言い方|言い訳|説明の仕方)|(?:作っ|作成し|書い|考え|用意し)て(?:ください|くれ|もらえ|ほしい|欲しい|いただ)|どう(?:書|言|答え|説明す|見せ)[^。？]{0,6}(?:いい|よい|良い)|方法を?教え/,
    untrue:
      /(?:働い|勤め|通っ|住ん|行っ|受け)て(?:い)?(?:ない|いない|いなかった)(?:会社|店|学校|病院|部屋|家|のに)|安く見せ|低く(?:見せ|書|申告|記載)|少なく(?:見せ|書|申告)|(?:[十百]分の一|半額|半分)に(?:した|して)[^。？]{0,8}(?:請求書|領収書|インボイス|申告)|(?:嘘|うそ|ウソ|架空|虚偽|偽)の|水増しし|事実と違う|(?:学歴|職歴|経歴)を[^。？]{0,8}(?:足し|盛っ|加え|偽)|(?:見せかけ|偽装し|ごまかし)/,
  },
  {
    wanted:
      /怎[么样](?:才能)?(?:写|说|做|报|填|回答|解释|跟|让|骗)|(?:帮我|替我|请|给我|教我)[^。？！\n]{0,8}(?:写|做|编|弄|开|想|改|说)|怎么[^。？！\n]{0,12}(?:才能|才不|看不出)/,
    untrue:
      /(?:写|报|填|做|开|改|说)(?:得)?(?:低|少|便宜)(?:一?点|一些|些)|(?:低报|少报|虚报|瞒报)|(?:看|查)不出来|(?:发现|察觉|查|看)不(?:了|到|出)|假(?:的)?[^。？！\n]{0,4}(?:合同|证明|发票|收据|流水|病假|工资单|履历|简历|租约|租房)|看起来像(?:是)?|(?:说|装|伪装|冒充)成|其实(?:没有?|不是)|让[^。？！\n]{0,8}(?:以为|相信)[^。？！\n]{0,12}(?:真|是)/,
  },
  {
    wanted:
      /(?:써|작성해|만들어|꾸며|적어|고쳐)\s?(?:줘|주세요|주실|달라|줄래)|(?:쓰|적|말하|작성하|답하|꾸미)는\s?(?:법|방법|요령)|어떻게\s?(?:쓰|적|말하|답하|꾸미|작성)/,
    untrue:
      /(?:금액|가격|값|단가|신고가)[을를도]?\s?(?:낮|줄|적게|깎|싸게)|실제보다\s?(?:낮|적|싸|높|많)|(?:다닌|일한|근무한)\s?적\s?(?:도\s?)?없는|(?:안|못)\s?다닌\s?(?:회사|학교)|없는\s?(?:경력|학력|통증|피해)|(?:진짜|사실)인\s?것?처럼|(?:세관|출입국|은행|보험사|심사관)[이가은에서]{0,2}\s?(?:모르게|눈치\s?못)/,
  },
]

/** Whoever was deceived, or wants to know what happens to who deceives, asks for the law. */
const asksForLaw =
  /어떻게\s?되(?:나|는|죠)|시키|시켜|처벌|불법|죄(?!송)|벌금|신고당|고소|합법|당했|당한|속았|\b(?:what (?:if|happens)|(?:says?|said|told|asks?|asked|wants?|orders?|ordered|offers?|offered|promised) (?:me |us |that |to )|illegal|legal|crime|penalt|punish|sue|fined?|prison|jail|deceived|cheated|lied to)|犯罪|違法|违法|合法|罰|罚款|处罚|起诉|告(?:他|她|它|了)|报警|举报|坐牢|騙され|だまされ|言われ|頼まれ|させ|どうなり|被骗|骗了我|算什么|会怎样|(?:中介|老板|(?<!保险)公司|对方|他|她|房东)(?:说|让我|叫我|要我|要求)/i

export const asksForUntruth = (question: string): boolean =>
  !asksForLaw.test(question) &&
  ways.some(({ wanted, untrue }) => wanted.test(question) && untrue.test(question))
