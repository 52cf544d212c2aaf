import { Plugin, PluginKey } from 'prosemirror-state'
import { type Decoration, DecorationSet, type EditorView } from 'prosemirror-view'

/** What is shown over the text without being part of it; each layer is set anew as a whole. */
const layers = ['changes', 'found', 'comments', 'citations', 'clauses'] as const
export type Layer = (typeof layers)[number]

const keys: Record<Layer, PluginKey<DecorationSet>> = {
  changes: new PluginKey('changes'),
  found: new PluginKey('found'),
  comments: new PluginKey('comments'),
  citations: new PluginKey('citations'),
  clauses: new PluginKey('clauses'),
}

/** A plugin for each layer; what is typed moves its marks along until they are set again. */
export const createAnnotations = (): Plugin<DecorationSet>[] =>
  layers.map((layer) => {
    const key = keys[layer]
    return new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, set) {
          const decorations = tr.getMeta(key) as Decoration[] | undefined
          if (decorations) return DecorationSet.create(tr.doc, decorations)
          return tr.docChanged ? set.map(tr.mapping, tr.doc) : set
        },
      },
      props: { decorations: (state) => key.getState(state) },
    })
  })

/**
 * Sets a layer. Never while a syllable is being composed: new marks in the line that is composed would break
 * the composition off. @returns whether it was set
 */
export function annotate(view: EditorView, layer: Layer, decorations: Decoration[]): boolean {
  if (view.isDestroyed || view.composing) return false
  const key = keys[layer]
  if (decorations.length === 0 && key.getState(view.state) === DecorationSet.empty) return true
  view.dispatch(view.state.tr.setMeta(key, decorations).setMeta('addToHistory', false))
  return true
}
