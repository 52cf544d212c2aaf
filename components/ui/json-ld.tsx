type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Structured data. `<` is escaped, so that no text of the corpus can close the element. */
export function JsonLd({ data }: { data: { [key: string]: Json } }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
