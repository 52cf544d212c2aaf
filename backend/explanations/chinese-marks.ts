const wide: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' }
const han = String.raw`[\p{Script=Han}》”’）]`
const marks = new RegExp(`(?<=${han})[,;:?!]|[,;:?!](?=${han})`, 'gu')
const brackets = /\(([^()]*\p{Script=Han}[^()]*)\)/gu

/** Chinese with the marks of its own width, whoever typed it with those of a Latin keyboard; figures stay. */
export const chineseMarks = (text: string): string =>
  text.replace(brackets, '（$1）').replace(marks, (mark) => wide[mark] ?? mark)
