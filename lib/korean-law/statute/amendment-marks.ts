/** `<개정 2013.8.13>`, `[전문개정 2008.3.21]`: when a text changed is no part of what it says. */
const amendmentMarks =
  /[<〈](?:개정|신설|삭제|전문개정|본조신설)[^>〉]*[>〉]|\[(?:전문개정|본조신설|본조제목개정|제목개정|시행일|종전)[^\]]*\]/g

/** What an article says, without the marks of when it was changed. */
export const withoutAmendmentMarks = (text: string): string => text.replace(amendmentMarks, '')
