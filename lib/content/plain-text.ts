/** The words of a Markdown text, as a reader sees them: no marks, no addresses, no code fences. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^(```|~~~)[^\n]*$/gm, '')
    .replace(/!\[([^\][]*)\]\([^)[\n]*\)/g, '$1')
    .replace(/\[([^\][]*)\]\([^)[\n]*\)/g, '$1')
    .replace(/<(https?:[^<>\s]+)>/g, '$1')
    .replace(/^[^\S\n]*(?:\|[^\S\n]*)?:?-{2,}.*$/gm, '')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|~~|`)(.{1,500}?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(.{1,500}?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\|/g, ' ')
    .replace(/\\([\\`*_{}[\]()#+.!|~-])/g, '$1')
}
