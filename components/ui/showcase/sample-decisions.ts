/** Real decisions, by the facts that everyone may repeat. */
export const sampleDecisions = [
  { number: '2004다16280', name: '위자료', court: '대법원', date: '2006-10-13' },
  { number: '2012다105482', name: '손해배상(기)', court: '대법원', date: '2016-03-10' },
  { number: '2021다266631', name: '건물인도', court: '대법원', date: '2022-12-01' },
] as const
