/** Gives the address at which a product's picture is changed, and to which a new one is sent. */
export function picturePath(id: number): string {
  return `/desk/catalogue/${id}/picture`
}
