/** Orderings that lists of the contract take; those that are not named here take `name`. */
export const orderings: Record<string, string[]> = {
  listIdeas: ['-cost,name', 'construction_category,-used_count', 'updated_at'],
  listProjects: ['name', '-forecast,name', 'status,-gap', 'current_milestone_date'],
  listCompanyUsers: ['name', '-last_seen_at,email', 'role,-project_count', 'status'],
  listMembers: ['name', '-since,email', 'role'],
  listRoles: ['name', '-permission_count,name', 'type,-member_count', 'is_impersonable'],
  listSsoConnections: ['name', 'kind,-people_count', '-last_sign_in_at'],
  listDomainRules: ['domain', 'connection,-people_count'],
  listSignInApplications: ['name', '-created_at'],
  listScenarios: ['number', '-cost,name', 'status,schedule_days', '-updated_at'],
  listContingencyEntries: ['date', '-amount,note', 'pot'],
  listMeetings: ['number', '-date,title', 'topic_count', '-closed_at'],
  listItems: ['number', '-cost,name', 'component,-due_date', 'me_groups,-tags', '-scenarios'],
};
