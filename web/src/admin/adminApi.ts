import { ask, json, paged } from '../lib/api';
import type {
  AddressBan,
  AdminPerson,
  AdminTable,
  AuditLine,
  NewAddressBan,
  NewBan,
  NewBulletin,
  PeopleFilter,
  Report,
  TableStatus,
} from '../protocol/house';

const under = (part: string, id: string) => `/admin/${part}/${encodeURIComponent(id)}`;
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** What admins ask the house. */
export const adminApi = {
  people: (search: string, filter: PeopleFilter, page: number) =>
    paged<AdminPerson>(`/admin/people?${query({ search, filter, page: String(page) })}`),
  ban: (person: string, ban: NewBan) => ask('PUT', `${under('people', person)}/ban`, ban),
  unban: (person: string) => ask('DELETE', `${under('people', person)}/ban`),
  addresses: () => json<AddressBan[]>('GET', '/admin/addresses'),
  banAddress: (ban: NewAddressBan) => ask('POST', '/admin/addresses', ban),
  unbanAddress: (network: string) => ask('DELETE', under('addresses', network)),
  tables: (search: string, state: TableStatus | '', page: number) =>
    paged<AdminTable>(
      `/admin/tables?${query({ ...(state && { state }), search, page: String(page) })}`,
    ),
  closeTable: (id: string) => ask('POST', `${under('tables', id)}/close`, {}),
  reports: (settled: boolean, page: number) =>
    paged<Report>(`/admin/reports?${query({ settled: String(settled), page: String(page) })}`),
  settle: (id: string, settled: boolean) => ask('PUT', under('reports', id), { settled }),
  announce: (bulletin: NewBulletin) => ask('POST', '/admin/bulletins', bulletin),
  withdraw: (id: string) => ask('DELETE', under('bulletins', id)),
  log: (about: string, before: string) =>
    paged<AuditLine>(`/admin/log?${query({ about, before })}`),
};
