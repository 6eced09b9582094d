import { Picture } from '#app/ui/pictures/picture.tsx'

/** A pot without a plant; it stands on the floor of its figure. */
export function EmptyPot({ first = false }: { first?: boolean | string }) {
  return (
    <Picture
      name="empty-pot"
      alt=""
      sizes="208px"
      widths={[250, 360, 500]}
      priority={first}
      eager
    />
  )
}
