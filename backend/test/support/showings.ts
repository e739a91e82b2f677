import { expect } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from './api-client.js';
import { type ApiRecord, type Member, type Office, recordOf } from './office.js';
import { waitFor } from './wait-for.js';

/** Somebody connected to a job of a company. */
export interface Scene {
  company: Member;
  person: Member;
  job: ApiRecord;
  /** Key of the connection. */
  id: number;
}

interface SceneOptions {
  /** Whether the person agreed to be shown to employers; so by default. */
  agrees?: boolean;
  fields?: Record<string, unknown>;
}

/** Shows people to companies. */
export class Showings {
  constructor(private readonly office: Office) {}

  async scene({ agrees = true, fields = {} }: SceneOptions = {}): Promise<Scene> {
    const [company, person] = await Promise.all([
      this.office.company(),
      this.office.employee({ name: 'Zubeida Farooqui', ...fields }),
    ]);
    const job = await this.office.job(company);
    const { id } = await this.office.connect(job.id, person.id);
    if (agrees) await this.agree(person.client);
    return { company, person, job, id };
  }

  /** The person answers what they are asked about one company and job. */
  async answerQuestion({ person, job }: Pick<Scene, 'person' | 'job'>, agrees = true): Promise<ApiAnswer> {
    const path = `/api/employee/jobs/${job.id}/question`;
    const { sha256 } = await recordOf(person.client.get(path));
    return person.client.put(path, { agrees, question_sha256: sha256, language: 'hi' });
  }

  async agree(client: ApiClient, share_with_employers = true): Promise<ApiRecord> {
    const { text } = (await client.get('/api/employee/consent')).body;
    return recordOf(client.put('/api/employee/consent', { share_with_employers, text_version: text.version }));
  }

  /** A scene whose company sees the person and has accepted the terms. */
  async shown(options: SceneOptions = {}): Promise<Scene> {
    const all = await this.scene(options);
    expect((await this.submit(all.id)).status).toBe(201);
    await this.acceptTerms(all.company);
    return all;
  }

  acceptTerms({ client }: Member): Promise<void> {
    return acceptProfileTerms(client);
  }

  sheetOf(id: number): Promise<ApiRecord> {
    return recordOf(this.office.admin.get(`/api/admin/connections/${id}/sheet`));
  }

  saveSheet(id: number, fields: Record<string, unknown>): Promise<ApiAnswer> {
    const sheet = { show_salary: false, confirmed: false, version: 0, ...fields };
    return this.office.admin.put(`/api/admin/connections/${id}/sheet`, sheet);
  }

  submit(id: number, fields: Record<string, unknown> = {}): Promise<ApiAnswer> {
    return this.office.admin.post(`/api/admin/connections/${id}/submit`, { sheet_version: 0, ...fields });
  }

  withdraw(id: number): Promise<ApiAnswer> {
    return this.office.admin.post(`/api/admin/connections/${id}/withdraw`, { reason: 'Took another job' });
  }

  async shareOf(id: number): Promise<unknown> {
    return (await this.office.seen('connections', id))['share'];
  }

  candidateOf({ company, id }: Scene): Promise<ApiAnswer> {
    return company.client.get(`/api/company/candidates/${id}`);
  }

  listOf({ company, job }: Scene, query = ''): Promise<ApiAnswer> {
    return company.client.get(`/api/company/jobs/${job.id}/candidates${query}`);
  }

  /** The text of a mail, once it arrived. */
  async mailTo(address: string, subject: RegExp): Promise<string> {
    const { mails } = this.office.agency.mail;
    const mail = await waitFor(`a mail to ${address}`, () =>
      mails.find(({ to, subject: line }) => to === address && subject.test(line)),
    );
    return mail.text;
  }
}

/** What a login of a company does before it sees candidates. */
export async function acceptProfileTerms(client: ApiClient): Promise<void> {
  const { version } = (await client.get('/api/company/profile-terms')).body;
  await recordOf(client.post('/api/company/profile-terms', { version }));
}
