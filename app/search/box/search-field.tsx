import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** The inside of a search form: label, field and button. Takes an `id` and the field's attributes. */
export function SearchField({ id, ...field }: ComponentProps<'input'>) {
  // Not type="search": assistive technology knows no list of suggestions under that.
  return (
    <>
      <label className="vh" htmlFor={id}>
        Search products
      </label>
      <input
        id={id}
        name="query"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder="Search for plants, seeds, fertilizers, or gardening tools…"
        {...field}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </>
  )
}
