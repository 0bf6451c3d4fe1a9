/** The flags of the wire with their columns; each name is also the name of the permission to change it. */
export const flagColumns = {
  IsOrgAdmin: 'is_org_admin',
  IsGoalAdmin: 'is_goal_admin',
  IsGoalManager: 'is_goal_manager',
  IsHrAdmin: 'is_hr_admin',
} as const;
export type Flag = keyof typeof flagColumns;
