/** Gives what the fields about the product hold, as it is sent (§7); nothing where they are not there. */
export function readAbout(idPrefix: string) {
  const quantity = readField(`${idPrefix}-quantity`)
  return (
    quantity !== undefined && {
      quantity,
      size: Number(readField(`${idPrefix}-size`)) || undefined,
      priceSeen: Number(readField(`${idPrefix}-price`)) || undefined,
    }
  )
}

/** Gives a product's name with the size that is chosen. */
export function withChosen(idPrefix: string, name: string): string {
  const size = document.getElementById(`${idPrefix}-size`) as HTMLSelectElement | null
  return size?.value ? `${name}, ${size.selectedOptions[0]?.text}` : name
}

function readField(id: string) {
  return (document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null)?.value
}
