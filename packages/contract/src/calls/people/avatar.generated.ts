/** Written by tools/write-openapi.ts: the calls of people/avatar.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/avatar.ts';

export const deleteAvatar: Call<typeof contract.deleteAvatar> = {"method":"DELETE","path":"/Profile/Avatar/{profileId}","who":"person","isVersioned":false,"upload":false};
export const getAvatar: Call<typeof contract.getAvatar> = {"method":"GET","path":"/profile/avatar/{id}","who":"person","isVersioned":false,"upload":false};
export const getAvatarData: Call<typeof contract.getAvatarData> = {"method":"GET","path":"/Profile/avatar/{id}/base64","who":"person","isVersioned":false,"upload":false};
export const getPicture: Call<typeof contract.getPicture> = {"method":"GET","path":"/Picture/{tenant}/{key}/{until}/{signature}","who":"anyone","isVersioned":false,"upload":false,"fileTypes":["image/webp"]};
export const uploadAvatar: Call<typeof contract.uploadAvatar> = {"method":"POST","path":"/Profile/Avatar/Upload/{profileId}","who":"person","isVersioned":false,"upload":true};
