import { calculatorEnvelope, inputSchema } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames, isCalculatorName } from '@/lib/calculators/constants'

const usage = `npm run -s calculate -- NAME '{…}'
Prints the same JSON as GET /api/calculators/NAME. The input is one JSON object, or - to read it from standard input.

npm run -s calculate -- NAME --help
Prints the JSON Schema of NAME's input.

${calculatorNames.map((name) => `${name.padEnd(16)} ${calculators[name].summary}`).join('\n')}
`

async function standardInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  return text
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const help = words.includes('--help') || words.includes('-h')
  const [name = '', written] = words.filter((word) => !word.startsWith('--') && word !== '-h')
  if (name === '' || !isCalculatorName(name)) {
    if (name !== '') process.stderr.write(`unknown calculator: ${name}\n`)
    process.stdout.write(usage)
    process.exitCode = name === '' && help ? 0 : 2
    return
  }
  if (help) {
    process.stdout.write(`${JSON.stringify(inputSchema(name), null, 2)}\n`)
    return
  }
  const text = written === undefined ? '{}' : written === '-' ? await standardInput() : written
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    process.stderr.write('the input is not JSON\n')
    process.exitCode = 2
    return
  }
  const { body } = calculatorEnvelope(name, input)
  process.stdout.write(`${JSON.stringify(body)}\n`)
  process.exitCode = body.success ? 0 : 1
}

await main()
