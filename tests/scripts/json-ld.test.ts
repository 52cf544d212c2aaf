import { jsonLdProblems } from '@/scripts/site/json-ld'

const context = { '@context': 'https://schema.org' }
const trail = (first: object) =>
  JSON.stringify({ ...context, '@type': 'BreadcrumbList', itemListElement: [first] })

test('what search engines take has no problems', () => {
  expect(
    jsonLdProblems(
      trail({
        '@type': 'ListItem',
        position: 1,
        name: '법령',
        item: 'https://example.com/statutes',
      }),
    ),
  ).toEqual([])
})

test('each missing field is named', () => {
  expect(jsonLdProblems(trail({ '@type': 'ListItem', name: '법령' }))).toEqual([
    expect.stringContaining('BreadcrumbList.itemListElement.0.position'),
  ])
})

test('a free product says its price in won', () => {
  const product = (price: unknown, priceCurrency: string) =>
    JSON.stringify({
      ...context,
      '@type': 'Product',
      name: '법률 AI',
      offers: { '@type': 'Offer', price, priceCurrency },
    })
  expect(jsonLdProblems(product('0', 'KRW'))).toEqual([])
  expect(jsonLdProblems(product('0', 'USD'))).not.toEqual([])
  expect(jsonLdProblems(product('free', 'KRW'))).not.toEqual([])
})

test('every node of a graph is looked at', () => {
  const graph = {
    ...context,
    '@graph': [{ '@type': 'WebSite', name: '법답' }, { '@type': 'Spell' }],
  }
  expect(jsonLdProblems(JSON.stringify(graph))).toEqual([
    expect.stringContaining('WebSite.url'),
    'Spell: not a kind that this site uses',
  ])
})

test('what is no JSON, or of no vocabulary, is said to be so', () => {
  expect(jsonLdProblems('{')).toEqual(['not JSON'])
  expect(jsonLdProblems('{"@type":"WebSite"}')).toEqual(['@context is not https://schema.org'])
})
