import { type ComponentType, lazy } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** A promise that is kept already would be waited for all the same; this is not. */
const atOnce = <Props>(module: Module<Props>): Promise<Module<Props>> => {
  const kept: Pick<PromiseLike<Module<Props>>, 'then'> = {
    // biome-ignore lint/suspicious/noThenProperty: React asks what it loads by `then`
    then: (onKept) => {
      onKept?.(module)
      return kept as PromiseLike<never>
    },
  }
  return kept as Promise<Module<Props>>
}

/**
 * A part that a form shows only once it has been worked on. The server draws it within the page, for browsers
 * without script; in others it is fetched by `load`, which is called before it is drawn.
 */
export function preloadedPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
) {
  let loaded: Module<Props> | null = null
  const load = async (): Promise<Module<Props>> => {
    loaded = { default: await fetchPart() }
    return loaded
  }
  // Where it cannot be had, nothing is shown instead of an error.
  const draw = () => load().catch((): Module<Props> => ({ default: () => null }))
  return { Part: lazy(() => (loaded ? atOnce(loaded) : draw())), load }
}
