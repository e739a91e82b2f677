import { type Agency, jobForm } from '../../test/support/agency.js';
import { forgedTokens } from '../../test/support/forged-tokens.js';
import { recordOf } from '../../test/support/office.js';
import { type CallerName, type FuzzCall, OWN } from './calls.js';

/** The callers of a run, each with a token. Whoever is logged out, disabled or deleted by the run gets a successor. */
export class Cast {
  private readonly tokens = new Map<CallerName, string>();
  private admin = 0;
  private company = 0;
  private job = 0;

  private constructor(private readonly agency: Agency) {}

  static async gather(agency: Agency): Promise<Cast> {
    const cast = new Cast(agency);
    for (const who of ['employee', 'company', 'admin', 'super_admin'] as const) await cast.replace(who);
    const forged = new Map(forgedTokens(cast.tokenOf('employee') ?? ''));
    cast.tokens.set('expired', forged.get('ended a second ago') ?? '');
    cast.tokens.set('forged', forged.get('another secret') ?? '');
    return cast;
  }

  tokenOf(who: CallerName): string | undefined {
    return this.tokens.get(who);
  }

  /** The address of a call, with the key of the cast's admin, of its company or of what that owns where the call asks for it. */
  addressOf({ address, operation }: FuzzCall): string {
    const key = operation.includes('/admins/') ? this.admin : operation.includes('/jobs/') ? this.job : this.company;
    return address.replace(`/${OWN}`, `/${key}`);
  }

  /** Gives a caller whose session has ended another one. */
  async renew(who: CallerName): Promise<void> {
    if (who === 'nobody' || who === 'expired' || who === 'forged') return;
    const { status } = await this.agency.anyone.get('/users/profile', {
      authorization: `Bearer ${this.tokenOf(who) ?? ''}`,
    });
    if (status === 401) await this.replace(who);
  }

  private async replace(who: 'employee' | 'company' | 'admin' | 'super_admin'): Promise<void> {
    const staff = await this.agency.staff(who === 'super_admin' ? who : 'admin');
    const member = who === 'employee' || who === 'company' ? await this.agency[who](staff) : staff;
    this.tokens.set(who, member.token ?? '');
    if (who === 'admin') this.admin = staff.userId;
    if (who !== 'company') return;
    this.company = (await recordOf(member.get('/users/profile'))).id;
    this.job = (await recordOf(member.post('/jobs/create', jobForm()))).id;
  }
}
