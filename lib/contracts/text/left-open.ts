/** What settles something after all: a figure, a law, an annex or a document that people know. */
const settles =
  /\d|게시|공시|고시|(?:것으로|기로|도록)\s|[일이삼사오육칠팔구십백천]\s*(?:일|개월|회|부|통|명|만)|법(?:률|령|이|에|을|원)|시행령|취업\s*규칙|별지|별표|별첨|붙임|부속서|(?:명세|견적|제안|지시|시방|설명|계획|내역|안내|공개)서|시간표|근무표/

const later =
  /(?:추후|나중에|차후|향후|별도로?|별도의\s*(?:합의|약정|협의)|따로|그때|그때그때)[^.]{0,24}(?:정|협의|합의|상의|의논|결정|안내|통지|통보|맺)[가-힣]{0,12}\.?\s*$/
const together =
  /(?:협의|합의|상의|의논)(?:하여|해서|해|에\s*의하여|로|를\s*거쳐)[^.]{0,14}(?:정한다|정하기로|정합니다|정함|결정한다|결정하기로)[가-힣\s]{0,4}\.?\s*$|(?:협의|상의|의논)(?:한다|합니다|하기로\s*한다|함)\.?\s*$/
const byOneSide =
  /(?:(?:[ⒶⒷ](?:이|가|의)|회사(?:가|의)|내부|소정의)[^.]{0,20}(?:정한다|정하는\s*바에\s*(?:따른다|의한다)|정합니다|(?:규정|방침|기준|정책|지시|결정|판단|사정)에\s*(?:따른다|따릅니다|의한다|따라[^.]{0,16})))\.?\s*$/
const blank =
  /_{2,}|[:：]\s*(?:협의|(?:추후|별도)(?:\s*[가-힣]{1,4})?|미정|공란)?\s*\.?\s*$|(?:^|[\s:：(])○{2,}(?=[\s).,년월일원]|$)|\(\s{2,}\)|\[\s{2,}\]/

/** Whether a sentence only names its matter and leaves open what holds: 별도로 정한다, 협의하여 정한다, a blank. */
export const isLeftOpen = (text: string): boolean =>
  blank.test(text) ||
  (!settles.test(text) && (later.test(text) || together.test(text) || byOneSide.test(text)))
