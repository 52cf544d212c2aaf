import type { Source } from './source-line'
import { sources } from './sources'

type Example = {
  name: 'verified' | 'differs' | 'impossible' | 'missing' | 'inForce' | 'repealed'
  written: Source
  tone: 'good' | 'warn' | 'danger' | 'plain'
}

/** Citations as an author may have written them; a test holds that the checker answers exactly this. */
export const citationExamples: readonly Example[] = [
  {
    name: 'verified',
    written: { ...sources.noPrescription, text: '대법원 2020. 7. 9. 선고 2016다244224 판결' },
    tone: 'good',
  },
  {
    name: 'differs',
    written: { ...sources.keptUp, text: '대법원 1998. 2. 23. 선고 97다43468 판결' },
    tone: 'warn',
  },
  {
    name: 'impossible',
    written: { text: '대법원 2021. 3. 11. 선고 2020가합12345 판결' },
    tone: 'danger',
  },
  {
    name: 'missing',
    written: { text: '헌법재판소 2024. 2. 28. 선고 2020헌마1343 결정' },
    tone: 'plain',
  },
  {
    name: 'inForce',
    written: { ...sources.registration, text: '주택임대차보호법 제3조의3 제1항' },
    tone: 'good',
  },
  { name: 'repealed', written: { text: '주택임대차보호법 제99조' }, tone: 'danger' },
]
