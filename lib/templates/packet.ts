import { strToU8, type Zippable, zipSync } from 'fflate'
import type { z } from 'zod'
import { calendarFile } from '@/lib/calendar-file'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import type { DownloadFormat } from './constants'
import { draftDocument } from './draft/draft-document'
import { completeAnswers } from './draft/scope'
import { longDay } from './draft/value-text'
import { powerOfAttorney } from './forms/power-of-attorney'
import type { TemplateGuide } from './guide'
import { withLastDays } from './last-days'
import { type DueStep, stepsAfter } from './steps'
import type { Answers, Party, Template } from './types'
import { writeTemplateFile } from './write-file'

/** Papers that somebody else may hand in: there a power of attorney lies in the packet. */
const handedIn = ['court', 'crime', 'work', 'state', 'family'] as const

type Lines = z.input<typeof contentSchema>['blocks']

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
const heading = (text: string, level: number) => ({ kind: 'heading' as const, level, text })

/** A plain paper of its own, as DOCX. */
const paper = (title: string, blocks: Lines): Promise<Uint8Array> =>
  writeDocument(
    contentSchema.parse({ title, language: 'ko', blocks: [heading(title, 1), ...blocks] }),
    'docx',
  )

/** How courts and commissions number what each side brings; the police and the labour office have no such marks. */
const evidenceMarks: Readonly<Record<string, string>> = {
  complaint: '갑',
  'payment-order': '갑',
  answer: '을',
  'provisional-attachment': '소갑',
  'administrative-appeal': '갑',
  'unfair-dismissal': '노',
}

/** The evidence that the answers name, numbered as courts want it; null when the form asks for none. */
export function evidenceList(template: Template, answers: Answers): Lines | null {
  const field = template.fields.find(({ id, kind }) => id === 'evidence' && kind === 'list')
  const rows = answers.evidence
  if (!field || !Array.isArray(rows) || rows.length === 0) return null
  const mark = evidenceMarks[template.id]
  const cells = rows.map((row, at) => [
    mark ? `${mark} 제${at + 1}호증` : `증 제${at + 1}호`,
    String(row.name ?? ''),
    '',
  ])
  const head = ['번호', '증거', '증명하려는 사실'].map((text) => ({ text, header: true }))
  return [
    {
      kind: 'table',
      text: cells.map((row) => row.join('\t')).join('\n'),
      rows: [{ cells: head }, ...cells.map((row) => ({ cells: row.map((text) => ({ text })) }))],
      columns: [1, 2, 3],
    },
    paragraph('사본에 번호를 적고 원본은 따로 보관하세요. 증명하려는 사실은 한 줄로 적습니다.'),
  ]
}

/** Whoever hands the paper in, as principal of a power of attorney; null where nobody hands in anything. */
export function attorneyAnswers(template: Template, answers: Answers): Answers | null {
  if (template.id === powerOfAttorney.id) return null
  if (!handedIn.some((category) => category === template.category)) return null
  const first = template.fields.find(({ kind }) => kind === 'party')
  const filer = first ? (answers[first.id] as Party | undefined) : undefined
  if (!filer?.name) return null
  const { type, name, representative, birthDate, registrationNumber, address, phone } = filer
  const known = { representative, birthDate, registrationNumber, address, phone }
  return {
    principal: {
      type,
      name,
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    },
    acts: [{ text: `${template.title} 및 첨부서류의 제출과 접수증의 수령` }],
    period: 'done',
  }
}

/** Where it goes, by when, and what it costs. */
function stepLines(steps: readonly DueStep[], guide: TemplateGuide): Lines {
  return steps.flatMap(({ id, deadline, cost }, at) => {
    const { title, text } = guide.steps[id] ?? { title: id, text: '' }
    return [
      heading(`${at + 1}. ${title}`, 2),
      ...(text ? [paragraph(text)] : []),
      ...(deadline ? [paragraph(`기한: ${longDay(deadline)}`)] : []),
      ...(cost === null ? [] : [paragraph(`비용: ${cost.toLocaleString('ko-KR')}원`)]),
    ]
  })
}

const notice =
  '기한은 입력한 날짜로 계산하고 토요일과 공휴일을 지나 옮긴 날입니다. 받은 서류와 임시공휴일을 다시 확인하세요. 법률정보이며 법률 자문을 대신하지 않습니다.'

/**
 * Everything that goes with a document, as one ZIP: the document in three formats, the list of evidence, a power
 * of attorney where somebody may hand it in for another, what to do next, and its deadlines for a calendar.
 * @param guide the Korean one
 * @param formats of the document itself
 */
export async function writePacket(
  template: Template,
  answers: Answers,
  {
    guide,
    address,
    madeAt,
    formats = ['docx', 'hwpx', 'pdf'],
  }: {
    guide: TemplateGuide
    address: string
    madeAt: Date
    formats?: readonly DownloadFormat[]
  },
): Promise<Uint8Array> {
  const files: Zippable = {}
  const document = draftDocument(template, answers)
  const complete = completeAnswers(template, answers)
  for (const format of formats)
    files[`1 ${template.title}.${format}`] = await writeTemplateFile(document, format)

  const evidence = evidenceList(template, answers)
  // Numbered in the order in which they are read: a gap would look like a paper that is missing.
  let no = 1
  if (evidence) files[`${++no} 증거 목록.docx`] = await paper('증거 목록', evidence)
  const attorney = attorneyAnswers(template, answers)
  if (attorney)
    files[`${++no} 위임장.docx`] = await writeTemplateFile(
      draftDocument(powerOfAttorney, attorney),
      'docx',
    )

  const steps = withLastDays(template, stepsAfter(template.steps, complete), complete)
  if (steps.length > 0)
    files[`${++no} 다음에 할 일.docx`] = await paper('다음에 할 일', [
      ...stepLines(steps, guide),
      paragraph(notice),
    ])
  const due = steps.flatMap(({ id, deadline }) =>
    deadline === null ? [] : [{ title: guide.steps[id]?.title ?? id, date: deadline }],
  )
  if (due.length > 0)
    files[`${++no} 기한.ics`] = strToU8(
      calendarFile(
        due.map(({ title, date }) => ({
          date,
          title: `${template.title}: ${title}`,
          description: notice,
          url: address,
        })),
        madeAt,
      ),
    )
  return zipSync(files, { level: 6, mtime: madeAt })
}
