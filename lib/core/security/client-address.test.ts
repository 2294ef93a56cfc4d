import { describe, expect, test } from 'vitest';
import { clientAddress, limitSubject } from './client-address';

test('trusts no header without a proxy', () => {
  expect(clientAddress('192.0.2.7', 0)).toBe('unknown');
});

describe('behind proxies that append', () => {
  test.each([
    ['what the only proxy wrote', '198.51.100.9', 1, '198.51.100.9'],
    ['nothing that the visitor wrote', '10.0.0.1, 1.2.3.4, 198.51.100.9', 1, '198.51.100.9'],
    ['what the CDN wrote, not the CDN', '1.2.3.4, 198.51.100.9, 203.0.113.5', 2, '198.51.100.9'],
    ['an address without spaces', '1.2.3.4,198.51.100.9,203.0.113.5', 2, '198.51.100.9'],
    ['an IPv4 address in IPv6 clothes', '::ffff:198.51.100.9', 1, '198.51.100.9'],
  ])('takes %s', (_, header, proxies, address) => {
    expect(clientAddress(header, proxies)).toBe(address);
  });

  test.each([
    ['no header', null, 1],
    ['an empty one', '', 1],
    ['fewer proxies than configured', '198.51.100.9', 2],
    ['a word', 'unknown', 1],
    ['a number', '3232235777', 1],
    ['an octal address', '0300.0250.0.1', 1],
    ['a header line', '198.51.100.9\r\nX: 1', 1],
    ['an address with a port', '198.51.100.9:443', 1],
  ])('returns no IP for %s', (_, header, proxies) => {
    expect(clientAddress(header, proxies)).toBe('unknown');
  });

  test('counts an IPv6 /64 network as one visitor', () => {
    const ofOne = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:3::%eth0'];
    expect(new Set(ofOne.map((ip) => clientAddress(ip, 1)))).toEqual(new Set(['2001:db8:1:2::']));
    expect(clientAddress('2001:db8:1:3::1', 1)).toBe('2001:db8:1:3::');
  });
});

test('limits by IP, or by account if the IP is unknown', () => {
  expect(limitSubject('192.0.2.7', 'ada@x.example')).toBe('192.0.2.7');
  expect(limitSubject('192.0.2.7', null)).toBe('192.0.2.7');
  expect(limitSubject('unknown', 'ada@x.example')).toBe('ada@x.example');
  expect(limitSubject('unknown', null)).toBeNull();
});
