import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setAgency } from '../../test/support/ledger.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

/** Conjuncts, vowels before, above and on both sides of their consonants, and a joiner. */
const NAME = 'श्री क्षत्रपाल राजर्षि ज्ञानेश्वर';
const REASON =
  'राहुल शर्मा (Rahul Sharma) को Kaveri Software Labs में ₹1,00,000 की नौकरी मिली थी।\n' +
  'क्षमा, ईमेल, भाई साहब, त्रिशूल, ज्ञान, श्री, कि, र्क, वर्ष, द्वितीय, हृदय, ट्रक, क्‍ष, रू, रु, दृष्टि, विद्यार्थी, ऑफ़र, ज़रूरी, ढूँढें।';
const TITLE = (id: number): string => `जुर्माने का नोटिस, केस ${id}`;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office, { penalty_paise: 1_000_000, penalty_days: 15 });
});
afterAll(() => office.close());

const lettersOf = (text: string): string => text.replace(/\s+/g, '').normalize();

async function personInHindi(): Promise<Member> {
  const person = await office.employee({ name: NAME });
  await recordOf(person.client.put('/api/me/language', { language: 'hi' }));
  const { version } = (await office.agency.anyone.get('/auth/terms/employee?lang=hi')).body as { version: string };
  await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes', language: 'hi' }));
  return person;
}

describe('a letter to somebody whose account is in Hindi', () => {
  it('is a certificate of accepted terms, in English for the staff', async () => {
    const person = await personInHindi();
    const own = await person.client.download('/api/me/terms/certificate.pdf');
    const reader = await PdfReader.of(own.content);
    expect(await reader.about()).toMatchObject({
      Title: 'नियम और शर्तें मंज़ूर करने का प्रमाणपत्र',
      Language: 'hi-IN',
      tagged: true,
    });
    const letters = await reader.letters();
    for (const words of [
      'उम्मीदवार, वर्शन',
      'अकाउंट के पासवर्ड से लॉग इन के बाद',
      'धारा 63(4), भारतीय साक्ष्य अधिनियम, 2023',
      'उम्मीदवारों के लिए नियम और शर्तें',
      'पेज 1 / ',
      person.email,
    ]) {
      expect(letters).toContain(lettersOf(words));
    }
    expect(letters).toMatch(/\d{1,2}[\p{L}\p{M}]+20\d\d,[\p{L}\p{M}]+\d{1,2}:\d\dबजेIST/u);
    const { content } = await office.admin.download(`/api/admin/accounts/${person.userId}/terms/certificate.pdf`);
    expect(await (await PdfReader.of(content)).about()).toMatchObject({
      Title: 'Certificate of acceptance of terms',
      Language: 'en-IN',
    });
  });

  it('is a notice of a penalty, whose every letter can be copied', async () => {
    const person = await personInHindi();
    const { id } = await recordOf(
      office.superAdmin.post('/api/admin/penalties', {
        employee_id: person.id,
        amount_paise: 1_000_000,
        reason: REASON,
        evidence: 'Letter of 4 May.',
      }),
    );
    await recordOf(office.superAdmin.post(`/api/admin/penalties/${id}/notice`));
    const mail = await waitFor('the notice', () =>
      office.agency.mail.mails.find(({ to, subject }) => to === person.email && subject === TITLE(id)),
    );
    expect(mail.html).toContain('<html lang="hi">');
    expect(mail.raw).toContain('application/pdf');
    const { content } = await office.superAdmin.download(`/api/admin/penalties/${id}/notice.pdf`);
    const reader = await PdfReader.of(content);
    expect(await reader.about()).toMatchObject({ Title: TITLE(id), Language: 'hi-IN' });
    const letters = await reader.letters();
    for (const words of [NAME, REASON, '₹10,000', 'कोई ब्याज नहीं लगेगा']) expect(letters).toContain(lettersOf(words));
  });
});

describe('a PDF in English', () => {
  it('has names in Devanagari as they were typed', async () => {
    const shows = new Showings(office);
    const title = 'वरिष्ठ टेलीकॉलर (Senior Telecaller)';
    const company = await office.company({ companyName: 'ज्ञानदीप ट्रेडर्स' });
    const person = await office.employee({ name: NAME, emplocation: 'हृषीकेश' });
    const job = await office.job(company, { title });
    const { id } = await office.connect(job.id, person.id);
    await shows.agree(person.client);
    expect((await shows.submit(id)).status).toBe(201);
    await shows.acceptTerms(company);
    const { content } = await company.client.download(`/api/company/candidates/${id}/profile.pdf`);
    const letters = await (await PdfReader.of(content)).letters();
    expect(letters).toContain(lettersOf(`Candidate for ${title}`));
    expect(letters).toContain('हृषीकेश');
  });
});
