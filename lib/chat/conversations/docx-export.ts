import {
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { AppLocale } from '@/lib/i18n/routing'
import { plainCharacters } from '@/lib/plain-characters'
import type { ExportBlock, Run } from './export-block'
import type { ExportDocument } from './export-document'

type Face = { font: string; language: string }

/** A word processor's own face of each language, and the language as its spelling checker names it. */
const faces: Record<AppLocale, Face> = {
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
  en: { font: 'Calibri', language: 'en-US' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
}

/** Where East Asian text of no other language stands in an English document, it is Korean. */
const asian = (locale: AppLocale): Face => faces[locale === 'en' ? 'ko' : locale]

function lookOf(face: Face, eastAsian: Face): Pick<IRunOptions, 'font' | 'language'> {
  return {
    font: {
      ascii: face.font,
      hAnsi: face.font,
      cs: face.font,
      eastAsia: eastAsian.font,
    },
    language: { value: face.language, eastAsia: eastAsian.language },
  }
}

const korean = lookOf(faces.ko, faces.ko)

function runOf({ text, href, korean: isKorean, strong }: Run) {
  const run = new TextRun({
    text: plainCharacters(text),
    ...(isKorean ? korean : {}),
    ...(strong ? { bold: true } : {}),
    ...(href ? { style: 'Hyperlink' } : {}),
  })
  return href ? new ExternalHyperlink({ children: [run], link: href }) : run
}

const forms: Record<ExportBlock['form'], IParagraphOptions> = {
  title: { heading: HeadingLevel.TITLE },
  section: { heading: HeadingLevel.HEADING_1, keepNext: true },
  heading: { heading: HeadingLevel.HEADING_2, keepNext: true },
  paragraph: {},
  item: { bullet: { level: 0 } },
  quote: { indent: { left: 420 } },
  note: { style: 'Note' },
}

const styleOf = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: '1D1A16' },
  paragraph: { spacing: { before, after } },
})

/** The document as a file of Word. What it is, and that no person wrote it, is in its properties too. */
export function docxOf(
  document: ExportDocument,
  pageWords: [string, string, string],
): Promise<Buffer> {
  const { title, locale, origin, mark, disclaimer, date, blocks } = document
  const look = lookOf(faces[locale], asian(locale))
  const [beforePage, beforePages, after] = pageWords
  const file = new Document({
    title: plainCharacters(title),
    creator: 'Beopdap',
    lastModifiedBy: 'Beopdap',
    subject: disclaimer,
    description: mark,
    keywords: origin === 'generated' ? 'AI-generated' : 'automatically generated',
    customProperties: [
      { name: 'AIGenerated', value: String(origin === 'generated') },
      { name: 'AutomaticallyGenerated', value: 'true' },
      { name: 'ExportedOn', value: date },
    ],
    styles: {
      default: {
        document: { run: { size: 21, ...look }, paragraph: { spacing: { line: 340, after: 120 } } },
        title: styleOf(34, 0, 160),
        heading1: styleOf(28, 360, 120),
        heading2: styleOf(23, 240, 80),
        hyperlink: { run: { color: 'A92B1C', underline: {} } },
      },
      paragraphStyles: [
        { id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 18, color: '5A544A' } },
      ],
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({ style: 'Note', children: [new TextRun(mark)] }),
              new Paragraph({
                style: 'Note',
                children: [
                  new TextRun({
                    children: [
                      beforePage,
                      PageNumber.CURRENT,
                      beforePages,
                      PageNumber.TOTAL_PAGES,
                      after,
                    ],
                  }),
                ],
              }),
            ],
          }),
        },
        children: blocks.map(
          ({ form, runs }) => new Paragraph({ ...forms[form], children: runs.map(runOf) }),
        ),
      },
    ],
  })
  return Packer.toBuffer(file)
}
