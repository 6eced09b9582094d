import { aboutProductPath } from '#app/paths/shop-paths.ts'
import { inLanguage } from '#languages/language-path.ts'
import { documentLanguage } from '#languages/use-language.ts'
import { AboutProduct } from './about-product.tsx'
import type { AskedAbout, AskedFields } from './asked-about.ts'

/** Gives the dialog's fields about a product; nothing where the site can't be asked, or it has no sizes. */
export async function openAbout(
  idPrefix: string,
  { id, size, quantity }: AskedFields & { id: number },
): Promise<React.ReactNode> {
  try {
    const address = inLanguage(`${aboutProductPath}?product=${id}`, documentLanguage())
    const about: AskedAbout | null = await (await fetch(address)).json()
    return (
      about && <AboutProduct idPrefix={idPrefix} about={about} size={size} quantity={quantity} />
    )
  } catch {
    return null
  }
}
