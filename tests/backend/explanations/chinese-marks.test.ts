import { chineseMarks } from '@/backend/explanations/chinese-marks'

it.each([
  ['劳动条件只是最低标准,不得降低现有条件。', '劳动条件只是最低标准，不得降低现有条件。'],
  [
    '涨幅不得超过5%,且1年内不得再涨;另有约定的除外(但须书面)。',
    '涨幅不得超过5%，且1年内不得再涨；另有约定的除外（但须书面）。',
  ],
  ['罚款最高1,000万韩元,另见 (art. 3)。', '罚款最高1,000万韩元，另见 (art. 3)。'],
  ['已经是全角，不变。', '已经是全角，不变。'],
])('%s', (given, expected) => {
  expect(chineseMarks(given)).toBe(expected)
})
