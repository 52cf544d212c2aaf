import type { APIRequestContext, APIResponse } from '@playwright/test'

const asText = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) =>
  asText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** What the form of a page that has this field would send besides it, as a browser without script sees it. */
async function hiddenFields(request: APIRequestContext, path: string, field: string) {
  const html = await (await request.get(path)).text()
  const form = html
    .split('<form')
    .find((each) => each.split('</form>')[0]?.includes(`name="${field}"`))
  if (!form) throw new Error(`no form with ${field} on ${path}`)
  const inputs = form.split('</form>')[0]?.match(/<input[^>]*>/g) ?? []
  const hidden = inputs.filter((tag) => tag.includes('type="hidden"'))
  return Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

/**
 * Sends a page's form as a program would: no script, any header.
 * @param fields the first one finds the form
 */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const hidden = await hiddenFields(request, path, Object.keys(fields)[0] ?? '')
  const base = process.env.BASE_URL ?? 'http://localhost:3000'
  return request.post(path, {
    multipart: { ...hidden, ...fields },
    headers: { origin: base, ...headers },
    maxRedirects: 0,
  })
}
