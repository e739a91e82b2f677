import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { jobForm } from '../../backend/test/support/agency.js';
import { Office } from '../../backend/test/support/office.js';
import { openConsole } from '../support/console.js';
import { addInterviews } from '../support/console-interviews.js';
import { addLedger } from '../support/console-ledger.js';
import { addPrivacy } from '../support/console-privacy.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { isComplete } from '../support/looking.js';
import { addPerson, openAs, type Person, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

/** Texts that act when a page takes them for more than text. What they make carries `data-hostile`, what they call is `alert`. */
const PAYLOADS = [
  '<script data-hostile>alert(1)</script>',
  '<img data-hostile src=x onerror=alert(1)>',
  '<svg data-hostile onload=alert(1)>',
  '"><img data-hostile src=x onerror=alert(1)>',
  "'><svg data-hostile onload=alert(1)>",
  '</textarea><b data-hostile>',
  '</title><b data-hostile>',
  '</script><script data-hostile>alert(1)</script>',
  '<iframe data-hostile srcdoc="<script>parent.alert(1)</script>">',
  '<a data-hostile href=javascript:alert(1)>x</a>',
  '<details data-hostile open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<input data-hostile autofocus onfocus=alert(1)>',
  '<style data-hostile>@import "//evil.example"</style>',
  '<base data-hostile href=//evil.example>',
  '<object data-hostile data=javascript:alert(1)>',
  '<embed data-hostile src=javascript:alert(1)>',
  '<form data-hostile action=//evil.example>',
  '<meta data-hostile http-equiv=refresh content=0;url=//evil.example>',
  '<link data-hostile rel=stylesheet href=//evil.example/a.css>',
  '<math><mtext></form><form><mglyph><style></math><img data-hostile src=x onerror=alert(1)>',
  '<video data-hostile><source onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<!--><img data-hostile src=x onerror=alert(1)>-->',
  '<![CDATA[<img data-hostile src=x onerror=alert(1)>]]>',
  'javascript:alert(1)',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  "');alert(1);//",
  '[x](javascript:alert(1))',
];
const PAGES_OF_CONSOLE = /^(dashboard|list of|page of [A-Z]|details of)/;
const BAD_LINKS = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'https://a:b@evil.example',
];

describe('R34, R33: text of people stays text', () => {
  let office: Office;
  let asha: Person;
  let malabar: Person;
  let shown: Shown;
  let session: Record<string, string>;
  let visitor: Visitor;
  let page: Page;
  const happened: string[] = [];

  /** The payloads in turn, each in some field of some record. */
  let turn = 0;
  const next = (): string => PAYLOADS[turn++ % PAYLOADS.length] ?? '';

  beforeAll(async () => {
    office = await Office.open();
    const { agency, admin } = office;
    const resume_link = 'https://cv.example.in/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
    asha = await addPerson(agency, admin, 'employee', {
      qualification: next(),
      emplocation: next(),
      empsalary: next(),
      skills: next().replaceAll(',', ''),
      resume_link,
    });
    malabar = await addPerson(agency, admin, 'company', { companyName: next(), location: next() });
    const company = await agency.login(malabar.email);
    const contact = {
      contact_person_name: 'Ravi Menon',
      contact_person_phone: '9876543210',
      company_size: '1-10',
      industry: 'IT',
    };
    await company.put(`/api/companies/${malabar.id}`, {
      ...contact,
      name: next(),
      location: next(),
      about_us: next(),
      website_url: 'https://malabar.example.in/',
    });
    const others = {
      ...(await addRecruiting(office)),
      ...(await addInterviews(office)),
      ...(await addPrivacy(office)),
    };
    for (let n = 0; n < 6; n += 1) {
      const texts = { title: next(), domain: next(), description: next(), location: next(), salary_range: next() };
      const job = await office.jobFor(malabar.id, { ...jobForm(), ...texts, requirements: next() });
      const connection = await office.connect(job.id, asha.id, next());
      await office.setStatus(connection.id, 'placed', { offered_salary: next(), final_salary: next() });
      shown = {
        employee: asha.id,
        company: malabar.id,
        job: job.id,
        connection: connection.id,
        ...others,
        ...(await addLedger(office, malabar.id, connection.id)),
      };
    }
    session = await storedSession(agency, office.superAdmin.email);
  });

  beforeEach(async () => {
    visitor = await Visitor.enter(office.agency.base);
    page = visitor.page;
    happened.length = 0;
    page.on('dialog', (dialog) => {
      happened.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await visitor.context.exposeFunction('tell', (what: string) => happened.push(what));
    await visitor.context.addInitScript(() => {
      const { tell } = window as unknown as { tell: (what: string) => void };
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        tell(`blocked by ${violatedDirective}`),
      );
    });
  });

  afterAll(async () => {
    await office.close();
  });

  /** What stands on the page: payloads that are read as text, elements they made, and links that are not as they must be. */
  async function look(): Promise<{ texts: number; made: number; links: string[] }> {
    await isComplete(page);
    return page.evaluate((payloads) => {
      const text =
        document.body.innerText +
        [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n');
      // the bars of a chart are links, too, and of SVG
      const links = [...document.querySelectorAll('a[href]')].map((link) => {
        const { href, origin, protocol } = new URL(link.getAttribute('href') ?? '', location.href);
        return { href, origin, protocol, rel: link.getAttribute('rel') ?? '' };
      });
      return {
        texts: payloads.filter((payload) => text.includes(payload)).length,
        made: document.querySelectorAll('[data-hostile]').length,
        links: links
          .filter(
            ({ href, origin, protocol, rel }) =>
              origin !== location.origin &&
              !/^(tel:\+91\d{10}|mailto:[^?&#@]+@[^?&#]+)$/.test(href) &&
              !(/^https?:$/.test(protocol) && /noopener noreferrer nofollow/.test(rel)),
          )
          .map(({ href }) => href),
      };
    }, PAYLOADS);
  }

  async function expectOnlyText(least: number): Promise<void> {
    const { texts, made, links } = await look();
    expect({ made, links, happened }).toEqual({ made: 0, links: [], happened: [] });
    expect(texts).toBeGreaterThanOrEqual(least);
  }

  async function expectOnlyTextInJobs(): Promise<void> {
    const details = page.getByRole('button', { name: /View Details/ }).first();
    await details.waitFor();
    await expectOnlyText(6);
    await details.click();
    await page.getByRole('dialog').waitFor();
    await expectOnlyText(6);
  }

  it('R34: they are thirty, and the watch notices what a page would do with them', async () => {
    expect(new Set(PAYLOADS).size).toBe(30);
    await page.goto('/login');
    await page.evaluate(async (text) => {
      const isBlocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
      document.body.insertAdjacentHTML('beforeend', text);
      await isBlocked;
    }, PAYLOADS[1] ?? '');
    expect(await look()).toMatchObject({ made: 1 });
    expect(happened).toEqual(['blocked by script-src-attr']);
  });

  it('R34, R33: on the employee’s pages', async () => {
    await openAs(visitor, office.agency, asha.email);
    await expectOnlyTextInJobs();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Open profile/ }).click();
    await page
      .getByRole('link', { name: /cv\.example|CV|resume/i })
      .first()
      .waitFor();
    await expectOnlyText(6);
    expect(await visitor.leave()).toEqual([]);
  });

  it('R34, R33: on the company’s pages', async () => {
    await openAs(visitor, office.agency, malabar.email);
    await expectOnlyTextInJobs();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Open company profile/ }).click();
    await page
      .getByRole('link', { name: /malabar\.example/ })
      .first()
      .waitFor();
    await expectOnlyText(6);
    expect(await visitor.leave()).toEqual([]);
  });

  it('R34, R33: on every page of the console', async () => {
    await openConsole(visitor, session);
    let most = 0;
    for (const { name, open } of CONSOLE_SCREENS.filter((screen) => PAGES_OF_CONSOLE.test(screen.name))) {
      await open(page, shown);
      const { texts, made, links } = await look();
      expect({ name, made, links, happened }).toEqual({ name, made: 0, links: [], happened: [] });
      most = Math.max(most, texts);
    }
    expect(most).toBeGreaterThan(6);
    expect(await visitor.leave()).toEqual([]);
  });

  it('R33: a link that is none of the web is kept nowhere', async () => {
    const employee = await office.agency.login(asha.email);
    for (const resume_link of BAD_LINKS) {
      expect([resume_link, (await employee.put('/api/employee/profile', { resume_link })).status]).toEqual([
        resume_link,
        400,
      ]);
    }
  });
});
