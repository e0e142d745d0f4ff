import { describe, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { clientAddress } from './client-address.ts';

const proxies = (entries: string) => loadConfig({ TRUSTED_PROXIES: entries }).trustedProxies;

describe('clientAddress', () => {
  test.each([
    ['no proxy is trusted', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted proxy names the visitor', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['entries that the visitor added are ignored', '10.0.0.0/8', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['a chain of trusted proxies', '10.0.0.0/8', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['an invalid entry ends the chain', '10.0.0.0/8', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['a port behind IPv4', '10.0.0.0/8', '10.1.2.3', '198.51.100.1:52100', '198.51.100.1'],
    ['a port behind IPv6', '10.0.0.0/8', '10.1.2.3', '[2001:db8::7]:52100', '2001:db8::7'],
    ['brackets without a port', '10.0.0.0/8', '10.1.2.3', '[2001:db8::7]', '2001:db8::7'],
    ['ports in a chain', '10.0.0.0/8', '10.1.2.3', '1.1.1.1:1, 198.51.100.1:2, 10.9.9.9:3', '198.51.100.1'],
    ['mapped IPv4 with a port', '10.0.0.0/8', '10.1.2.3', '[::ffff:198.51.100.1]:9', '198.51.100.1'],
    ['a port alone ends the chain', '10.0.0.0/8', '10.1.2.3', ':52100', '10.1.2.3'],
    ['mapped IPv4 in hexadecimal', '10.0.0.0/8', '10.1.2.3', '::ffff:c633:6401', '198.51.100.1'],
    ['mapped IPv4 in full', '10.0.0.0/8', '0:0:0:0:0:FFFF:10.1.2.3', '0:0:0:0:0:ffff:c633:6401', '198.51.100.1'],
    ['another network with ffff', '10.0.0.0/8', '10.1.2.3', '2001:db8:ffff::7', '2001:db8:ffff::7'],
    ['mapped IPv4', '127.0.0.1', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['IPv6', 'fd00::/8', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['a trusted proxy without the header', '10.0.0.0/8', '10.1.2.3', null, '10.1.2.3'],
  ])('%s', (_, trusted, socket, forwardedFor, expected) => {
    expect(clientAddress(socket, forwardedFor, proxies(trusted))).toBe(expected);
  });
});
