/** Written by tools/write-openapi.ts: the calls of people/manual.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/manual.ts';

export const connectManual: Call<typeof contract.connectManual> = {"method":"GET","path":"/myusermanual/connect/{x}","who":"person","isVersioned":false,"upload":false};
export const describeManual: Call<typeof contract.describeManual> = {"method":"POST","path":"/myusermanual/gpt","who":"person","isVersioned":false,"upload":false};
export const downloadManual: Call<typeof contract.downloadManual> = {"method":"GET","path":"/myusermanual/download/{id}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf"]};
export const getManual: Call<typeof contract.getManual> = {"method":"GET","path":"/myusermanual/isexist/{profileId}","who":"person","isVersioned":false,"upload":false};
export const getManualAnswers: Call<typeof contract.getManualAnswers> = {"method":"GET","path":"/myusermanual/answers","who":"person","isVersioned":false,"upload":false};
export const getManualReport: Call<typeof contract.getManualReport> = {"method":"GET","path":"/myusermanual/report/{publicKey}/{flag}","who":"person","isVersioned":false,"upload":false};
export const registerManual: Call<typeof contract.registerManual> = {"method":"GET","path":"/myusermanual/register/{x}","who":"person","isVersioned":false,"upload":false};
export const saveManualAnswers: Call<typeof contract.saveManualAnswers> = {"method":"POST","path":"/myusermanual/answers","who":"person","isVersioned":false,"upload":false};
export const saveManualAttachment: Call<typeof contract.saveManualAttachment> = {"method":"POST","path":"/myusermanual/manualadd/attachment","who":"person","isVersioned":false,"upload":false};
export const saveManualEntry: Call<typeof contract.saveManualEntry> = {"method":"POST","path":"/myusermanual/manualadd","who":"person","isVersioned":false,"upload":false};
export const uploadManual: Call<typeof contract.uploadManual> = {"method":"POST","path":"/myusermanual/fileupload","who":"person","isVersioned":false,"upload":true};
