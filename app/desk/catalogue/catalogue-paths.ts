/** Where the catalogue's list stands. */
export const cataloguePath = '/desk/catalogue'

/** Where a product is made. */
export const newProductPath = `${cataloguePath}/new`

/** Where the categories are kept. */
export const categoriesPath = `${cataloguePath}/categories`

/** Where a spreadsheet is brought in. */
export const importPath = '/desk/import'

/** Gives the address of a product's editor. */
export function productEditPath(id: number): string {
  return `${cataloguePath}/${id}`
}

/** Gives the address of what was done to a product. */
export function historyPath(id: number): string {
  return `${productEditPath(id)}/history`
}
