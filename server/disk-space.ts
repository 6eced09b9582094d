import { statfs } from 'node:fs/promises'

/**
 * Gives how many bytes may still be written on the disk of a folder, and how many that disk has; throws
 * where there is no such folder.
 */
export async function readDiskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
