import type { Rule } from '@/lib/contracts/rules/rule'

type LikenessRule = Pick<Rule, 'id' | 'topic' | 'severity' | 'articles' | 'why' | 'suggestion'> & {
  kind: 'void' | 'risk'
}

/**
 * What is said of clauses that no rule knows and that resemble unfair ones. Topic and articles are those of the rule
 * that they resemble most, where its kind of contract has one; these stand in for it.
 */
export const likenessRules: readonly [forVoid: LikenessRule, forRisk: LikenessRule] = [
  {
    id: 'resembles-void',
    kind: 'void',
    topic: 'resembles-unfair',
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제6조', '민법 제103조'],
    why: '이 조항을 가리키는 규칙은 없지만, 무효가 될 수 있는 조항들과 문구가 닮았습니다. 가장 가까운 유형과 그 조문을 적었습니다. 규칙으로 찾은 것보다 확실하지 않으니 내용을 직접 확인하십시오.',
    suggestion:
      '상대방에게만 유리한 권리나 이쪽에만 지우는 부담이면 지우거나, 요건과 한도를 두고 쌍방에 같게 고칩니다.',
  },
  {
    id: 'resembles-risk',
    kind: 'risk',
    topic: 'resembles-unfair',
    severity: 'low',
    articles: [],
    why: '이 조항을 가리키는 규칙은 없지만, 한쪽에 치우친 조항들과 문구가 닮았습니다. 가장 가까운 유형을 적었습니다. 규칙으로 찾은 것보다 확실하지 않으니 내용을 직접 확인하십시오.',
    suggestion: '이쪽에만 지우는 부담에 요건과 한도를 두고, 같은 권리를 쌍방에 두도록 요청합니다.',
  },
]
