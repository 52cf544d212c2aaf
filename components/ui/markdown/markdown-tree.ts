import { slugger } from './markdown-headings'

/** What is needed of a hast node; the full types belong to a package that is not ours to import. */
type TreeNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function visit(node: TreeNode, see: (node: TreeNode) => void) {
  see(node)
  for (const child of node.children ?? []) visit(child, see)
}

/**
 * Ids for headings, headings moved down by `headingOffset` levels, and a name for each table: its
 * column heads, because a region that scrolls needs one.
 */
export function rehypeDocument({ headingOffset }: { headingOffset: number }) {
  return (tree: TreeNode) => {
    const slug = slugger()
    visit(tree, (node) => {
      const level = /^h([1-6])$/.exec(node.tagName ?? '')?.[1]
      // Footnotes bring a heading with an id of their own.
      if (level && !node.properties?.id) {
        node.tagName = `h${Math.min(6, Number(level) + headingOffset)}`
        node.properties = { ...node.properties, id: slug(textOf(node)) }
      }
      if (node.tagName === 'table') {
        const heads: string[] = []
        visit(node, (cell) => {
          if (cell.tagName === 'th') heads.push(textOf(cell).trim())
        })
        node.properties = { ...node.properties, ariaLabel: heads.filter(Boolean).join(', ') }
      }
    })
  }
}
