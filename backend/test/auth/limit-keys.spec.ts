import { describe, expect, it } from '@jest/globals';
import { mailboxOf, networkOf } from '../../src/platform/rate-limits/limit-keys.js';

describe('R78: e-mails are counted by the mailbox that they lead to', () => {
  it.each([
    ['victim@gmail.com', 'victim+7@gmail.com'],
    ['victim@gmail.com', 'v.i.c.t.i.m@gmail.com'],
    ['victim@gmail.com', 'vic.tim+a+b@GoogleMail.com'],
    ['victim@gmail.com', 'ｖｉｃｔｉｍ@ｇｍａｉｌ．ｃｏｍ'],
    ['victim@gmail.com', 'victim＋7@gmail。com'],
    ['victim@gmail.com', 'victim@gmail.com.'],
    ['victim@gmail.com', 'vic\u200btim@gm\u00adail.com'],
    ['asha@agency.in', ' Asha+jobs@Agency.IN '],
    ['asha@xn--caf-dma.in', 'asha@café.in'],
    ['asha@xn--caf-dma.in', 'asha@cafe\u0301.in'],
  ])('%s is %s', (mailbox, written) => {
    expect(mailboxOf(written)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  it.each([
    ['victim@gmail.com', 'victims@gmail.com'],
    ['asha.rao@agency.in', 'asharao@agency.in'],
    ['asha@agency.in', 'asha@agency.co.in'],
    ['+a@agency.in', '+b@agency.in'],
  ])('%s is not %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  it.each(['', '@', 'no e-mail', '+@', 'a@', '@b', '\u{1F600}@\u{1F600}.in'])('takes anything: %j', (text) => {
    expect(mailboxOf(text)).toEqual(expect.any(String));
  });
});

describe('R69: addresses are counted by the network that they belong to', () => {
  it.each([
    ['203.0.113.9', '::ffff:203.0.113.9'],
    ['203.0.113.9', '::ffff:cb00:7109'],
    ['203.0.113.9', '64:ff9b::203.0.113.9'],
    ['203.0.113.9', '203.0.113.9:51312'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9%eth0'],
  ])('%s and %s are one subnet', (one, other) => {
    expect(networkOf(other)).toEqual(networkOf(one));
  });

  it('of IPv6 the /48 is counted beside the /64', () => {
    const [one, near, far] = ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'].map(networkOf);
    expect(one?.subnet).not.toBe(near?.subnet);
    expect(one?.site).toBe(near?.site);
    expect(one?.site).not.toBe(far?.site);
    expect(one?.site).not.toBe(one?.subnet);
  });

  it.each(['203.0.113.9', 'unknown', ''])('%j has no /48', (address) => {
    expect(networkOf(address)).toEqual({ subnet: address, site: undefined });
  });
});
