/** Written by tools/write-openapi.ts: the calls of talent/calibration.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/calibration.ts';

export const cancelCalibration: Call<typeof contract.cancelCalibration> = {"method":"POST","path":"/talent/calibrations/{id}/cancel","who":"person","isVersioned":false,"upload":false};
export const closeCalibration: Call<typeof contract.closeCalibration> = {"method":"POST","path":"/talent/calibrations/{id}/close","who":"person","isVersioned":false,"upload":false};
export const getCalibrationSession: Call<typeof contract.getCalibrationSession> = {"method":"GET","path":"/talent/calibrations/{id}","who":"person","isVersioned":false,"upload":false};
export const listCalibrationMoves: Call<typeof contract.listCalibrationMoves> = {"method":"GET","path":"/talent/calibrations/{id}/cards/{userId}","who":"person","isVersioned":false,"upload":false};
export const listCalibrations: Call<typeof contract.listCalibrations> = {"method":"GET","path":"/talent/calibrations","who":"person","isVersioned":false,"upload":false};
export const moveCalibrationCard: Call<typeof contract.moveCalibrationCard> = {"method":"POST","path":"/talent/calibrations/{id}/cards/{userId}","who":"person","isVersioned":false,"upload":false};
export const openCalibration: Call<typeof contract.openCalibration> = {"method":"POST","path":"/talent/calibrations","who":"person","isVersioned":false,"upload":false};
export const setCalibrationGuide: Call<typeof contract.setCalibrationGuide> = {"method":"PUT","path":"/talent/calibrations/{id}","who":"person","isVersioned":false,"upload":false};
export const undoCalibrationMove: Call<typeof contract.undoCalibrationMove> = {"method":"POST","path":"/talent/calibrations/{id}/cards/{userId}/undo","who":"person","isVersioned":false,"upload":false};
