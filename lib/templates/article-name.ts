/** `민법#428의2` → 민법 제428조의2 */
export function articleName(article: string): string {
  const [law = '', no = ''] = article.split('#')
  const [main, branch] = no.split('의')
  return `${law} 제${main}조${branch ? `의${branch}` : ''}`
}

/** The page of the article. */
export function articlePath(article: string): string {
  const [law = '', no = ''] = article.split('#')
  return `/statutes/${encodeURIComponent(law)}/articles/${encodeURIComponent(no)}`
}

/** The article at the National Law Information Center, where it is not held here. */
export function officialArticlePath(article: string): string {
  const [law = ''] = article.split('#')
  const name = articleName(article).slice(law.length + 1)
  return `https://www.law.go.kr/법령/${law.replace(/\s/g, '')}/${name}`
}
