/** The choices of a select in the reader's words. `any` comes first and narrows nothing. */
export function SelectOptions<Value extends string>({
  of: values,
  say,
  any,
}: {
  of: readonly Value[]
  say: (value: Value) => string
  any?: string
}) {
  return (
    <>
      {any === undefined ? null : <option value="">{any}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {say(value)}
        </option>
      ))}
    </>
  )
}
