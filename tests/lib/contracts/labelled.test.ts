import { readFileSync } from 'node:fs'
import { contractTypeNames, contractTypes } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'
import { standpointOf } from '@/lib/contracts/roles'
import { processorMs } from '@/tests/factories/growth'
import { markedContracts } from '../../fixtures/contracts/marked-contracts'

type Label = { kind: string; quote: string | null; topic: string }
type Labelled = {
  id: string
  type: string
  side: string
  text: string
  labels: Label[]
  clean: { quote: string; looks: string }[]
}

const contracts: Labelled[] = [
  ...readFileSync(`${__dirname}/../../fixtures/contracts/labelled.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): Labelled => JSON.parse(line)),
  ...markedContracts(`${__dirname}/../../fixtures/contracts/marked`),
]

const reviews = contracts.map((labelled) => {
  const type = contractTypes.find((name) => contractTypeNames[name] === labelled.type) ?? 'other'
  return {
    labelled,
    findings: reviewContract(type, standpointOf(type, labelled.side), labelled.text).findings,
  }
})

const overlaps = (text: string, quote: string, start: number, end: number) => {
  const at = text.indexOf(quote)
  return at < end && start < at + quote.length
}

const finds = ({ labelled, findings }: (typeof reviews)[number], { kind, quote, topic }: Label) =>
  findings.some((finding) =>
    quote === null
      ? finding.topic === topic
      : finding.kind === kind &&
        finding.start !== null &&
        finding.end !== null &&
        overlaps(labelled.text, quote, finding.start, finding.end),
  )

it.each(['void', 'risk', 'missing', 'inconsistent', 'form'])(
  'finds nine of ten defects of kind %s in contracts of every type',
  (kind) => {
    const labels = reviews.flatMap((review) =>
      review.labelled.labels
        .filter((label) => label.kind === kind)
        .map((label) => finds(review, label)),
    )
    expect(labels.filter(Boolean).length / labels.length).toBeGreaterThanOrEqual(0.9)
  },
)

it('takes few lawful clauses that look like a defect for one', () => {
  const alarms = reviews.flatMap(({ labelled, findings }) =>
    labelled.clean
      .filter(({ quote }) =>
        findings.some(
          ({ start, end, kind }) =>
            (kind === 'void' || kind === 'risk') &&
            start !== null &&
            end !== null &&
            overlaps(labelled.text, quote, start, end),
        ),
      )
      .map(({ looks }) => `${labelled.id} ${looks}`),
  )
  const lawful = contracts.reduce((sum, { clean }) => sum + clean.length, 0)
  expect(alarms.length / lawful).toBeLessThanOrEqual(0.02)
})

it('reads a contract of twenty pages in three seconds of the processor', async () => {
  const [first] = contracts
  const long = Array.from({ length: 40 }, () => first?.text ?? '').join('\n')
  const review = () => reviewContract('housing-lease', 'signer', long)
  expect(await processorMs(review)).toBeLessThan(3_000)
})
