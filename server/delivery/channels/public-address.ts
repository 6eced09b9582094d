import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is nobody's address on the internet: this machine, its networks, and what is set aside. */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, bits)
}
/** Those that carry another address inside them, and what documents show. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv6')
}
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address)
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/**
 * Resolves a name to its public addresses alone, at the moment of connecting: what it meant when it
 * was looked at earlier says nothing. Fails with the code `ENOTPUBLIC` where it has none.
 */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address))
    if (!first) {
      return callback(Object.assign(new Error('No public address.'), { code: 'ENOTPUBLIC' }), [])
    }
    if (options.all) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  })
}
