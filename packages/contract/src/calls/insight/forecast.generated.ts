/** Written by tools/write-openapi.ts: the calls of insight/forecast.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../insight/forecast.ts';

export const getForecast: Call<typeof contract.getForecast> = {"method":"GET","path":"/insight/forecast/{periodId}","who":"person","isVersioned":true,"upload":false};
export const getLabelChances: Call<typeof contract.getLabelChances> = {"method":"GET","path":"/insight/chances/{periodId}","who":"person","isVersioned":true,"upload":false};
