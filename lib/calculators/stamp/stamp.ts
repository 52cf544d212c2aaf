import { z } from 'zod'
import { article, grouped, inWon, line, refuse, when } from '@/lib/calculators/lines'
import { day, flag, wholeNumber, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import {
  serviceTimes,
  serviceTimesSource,
  sourceOf,
  valueOn,
} from '@/lib/calculators/values/dated-values'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import { claimKinds, claimValue } from './claim-value'
import {
  bracketOf,
  complaintStamp,
  electronicStamp,
  paperStamp,
  refundable,
  refundOf,
  type StampDocument,
  sameObjectStamp,
  stampDocuments,
} from './stamp-amount'

const act = '민사소송 등 인지법'

/** 소액사건심판규칙 §1의2. */
const mostSmallClaim = 30_000_000

export const stampInput = z.strictObject({
  value: won(
    'The value of the claim (소송목적의 값): the sum claimed, without interest, damages and costs claimed beside it.',
  ).optional(),
  document: z
    .enum(stampDocuments)
    .default('complaint')
    .describe(
      'What is handed in: complaint 소장, appeal 항소장, final-appeal 상고장, payment-order 지급명령, settlement 화해, mediation 민사조정, counterclaim 반소장, counterclaim-appeal 항소심 반소장, retrial 재심소장 (first instance), provisional-attachment 가압류, provisional-disposition 가처분, temporary-status 임시지위 가처분.',
    ),
  electronic: flag('Handed in electronically: nine tenths (Act 16).').default(false),
  claim: z
    .enum(claimKinds)
    .default('money')
    .describe(
      'What the suit is about. Property kinds take officialPrice; no-value and non-property count as 50 million, no-value-special (company, patent, intellectual property) as 100 million.',
    ),
  officialPrice: won(
    'For property: the officially assessed price of the land or building.',
  ).optional(),
  mainClaimValue: won(
    'Only for a counterclaim with the same object as the suit: the value of the suit, whose stamp is subtracted (Act 4 (2)).',
  ).optional(),
  parties: wholeNumber('How many parties there are in all, for the service fee.', 2, 1000).default(
    2,
  ),
  serviceUnitPrice: won(
    'The price of one service by post, as the court says today; not needed where date is given and the price of that day is known.',
  ).optional(),
  date: day('The day on which the paper is handed in, for the price of service.').optional(),
  smallClaim: flag(
    'A small claim (up to 30 million won): papers are served ten times, not fifteen.',
  ).default(false),
  refund: flag('Also reckon what comes back when the suit is withdrawn or settled.').default(false),
})

type StampInput = z.infer<typeof stampInput>

const documentArticle: Record<StampDocument, [string, number?]> = {
  complaint: ['2', 1],
  appeal: ['3'],
  'final-appeal': ['3'],
  'payment-order': ['7', 2],
  settlement: ['7', 1],
  mediation: ['2'],
  counterclaim: ['4', 1],
  'counterclaim-appeal': ['4', 1],
  retrial: ['8', 1],
  'provisional-attachment': ['9', 2],
  'provisional-disposition': ['9', 2],
  'temporary-status': ['9', 2],
}

const factor: Partial<Record<StampDocument, string>> = {
  appeal: '× 3/2',
  'final-appeal': '× 2',
  'payment-order': '× 1/10',
  mediation: '× 1/10',
  'counterclaim-appeal': '× 3/2',
  settlement: '× 1/5',
  'temporary-status': '× 1/2 ≤ 500,000',
}

function serviceFee(
  input: StampInput,
  price: number | undefined,
): {
  fee: number | null
  times: number | null
  lines: Line[]
} {
  const kind = input.smallClaim && input.document === 'complaint' ? 'small-claim' : input.document
  const times = serviceTimes[kind] ?? null
  if (times === null || price === undefined) return { fee: null, times, lines: [] }
  const fee = price * times * input.parties
  const formula = `${grouped(price)} × ${times} × ${input.parties}`
  return {
    fee,
    times,
    lines: [line('service-fee', inWon(fee), formula, [article('송달료규칙', '3', 1)])],
  }
}

function calculate(input: StampInput, values: KnownValues): CalculationOutcome {
  const fixed =
    input.document === 'provisional-attachment' || input.document === 'provisional-disposition'
  const claimed = claimValue(input.claim, {
    value: input.value ?? (fixed ? 0 : undefined),
    officialPrice: input.officialPrice,
  })
  if (claimed === null) {
    const field =
      input.claim === 'money' || input.claim === 'tax-annulment' ? 'value' : 'officialPrice'
    return refuse('value-missing', field, `give ${field}`)
  }
  const complaint = complaintStamp(claimed.value)
  const counterclaim = input.document === 'counterclaim' || input.document === 'counterclaim-appeal'
  if (input.mainClaimValue !== undefined && !counterclaim)
    return refuse('not-for-kind', 'mainClaimValue', 'mainClaimValue is for a counterclaim')
  if (input.refund && !refundable.has(input.document))
    return refuse('not-for-kind', 'refund', 'Act 14 gives back nothing of this paper')
  if (input.smallClaim && claimed.value > mostSmallClaim)
    return refuse('not-for-kind', 'smallClaim', 'a small claim is at most 30,000,000 won')
  const whole = paperStamp(input.document, claimed.value)
  const onPaper =
    input.mainClaimValue === undefined
      ? whole
      : sameObjectStamp(input.document, claimed.value, input.mainClaimValue)
  const stamp = input.electronic ? electronicStamp(onPaper) : onPaper
  const { rate, plus } = bracketOf(claimed.value)
  const [no, paragraph] = documentArticle[input.document]
  const known =
    input.serviceUnitPrice === undefined && input.date !== undefined
      ? valueOn(values.servicePrices, input.date)
      : null
  const service = serviceFee(
    input,
    input.serviceUnitPrice ?? (known === null ? undefined : Number(known.value)),
  )
  const refund = input.refund ? refundOf(stamp) : null

  const lines: Line[] = []
  if (!fixed) {
    lines.push(line('claim-value', inWon(claimed.value), claimed.formula, claimed.articles))
    lines.push(
      line(
        'complaint-stamp',
        inWon(complaint),
        `${grouped(claimed.value)} × ${rate}/10,000${plus ? ` + ${grouped(plus)}` : ''}`,
        [article(act, '2')],
      ),
    )
  }
  if (input.document !== 'complaint')
    lines.push(
      line(
        'document-stamp',
        inWon(whole),
        fixed ? '' : `${grouped(complaint)} ${factor[input.document] ?? ''}`.trim(),
        input.document === 'mediation'
          ? [article('민사조정규칙', '3', 1)]
          : [article(act, no, paragraph)],
        input.document,
      ),
    )
  if (whole !== onPaper)
    lines.push(
      line(
        'counterclaim-rest',
        inWon(onPaper),
        `${grouped(whole)} − ${grouped(paperStamp(input.document, input.mainClaimValue ?? 0))}`,
        [article(act, '4', 2)],
      ),
    )
  if (input.electronic)
    lines.push(
      line('electronic-stamp', inWon(stamp), `${grouped(onPaper)} × 9/10`, [article(act, '16')]),
    )
  lines.push(...service.lines)
  if (refund !== null) lines.push(line('stamp-refund', inWon(refund), '', [article(act, '14', 1)]))
  return {
    ok: true,
    calculation: {
      result: {
        stamp,
        claimValue: fixed ? null : claimed.value,
        complaintStamp: fixed ? null : complaint,
        paperStamp: onPaper,
        serviceTimes: service.times,
        serviceFee: service.fee,
        refund,
        total: service.fee === null ? stamp : stamp + service.fee,
      },
      lines,
      notes: [
        ...when(stamp >= 10_000, 'stamp-by-card'),
        ...when(input.claim === 'money', 'interest-not-counted'),
        ...when(counterclaim && input.mainClaimValue === undefined, 'counterclaim-same-object'),
      ],
      unknowns: [
        service.fee === null ? 'service-price' : 'service-practice',
        ...when(input.document === 'mediation', 'service-mediation'),
        'joined-claims',
      ],
      sources: [
        ...(service.times === null
          ? []
          : [
              {
                key: 'service-times',
                from: '',
                value: String(service.times),
                source: serviceTimesSource,
              },
            ]),
        ...(known === null ? [] : [sourceOf('service-price', known)]),
      ],
    },
  }
}

export const stamp: Calculator<StampInput> = {
  name: 'stamp',
  summary: 'The stamp of a court paper and the service fee.',
  input: stampInput,
  example: { value: 30_000_000, document: 'complaint', electronic: true },
  laws: [
    { law: act, inForceSince: '2025-03-01' },
    { law: '민사소송 등 인지규칙', inForceSince: '2023-10-19' },
    { law: '민사조정규칙', inForceSince: '2021-11-18' },
    { law: '송달료규칙', inForceSince: '2023-01-01' },
  ],
  calculate,
}
