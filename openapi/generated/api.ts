// Generated from openapi/ by `npm run generate`; do not edit.
export interface paths {
    "/access-scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Business units of the company
         * @description Ordered by name; `parent` makes the tree.
         */
        get: operations["listAccessScopes"];
        put?: never;
        /** Create a business unit */
        post: operations["createAccessScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-scopes/{access_scope_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One business unit with its members */
        get: operations["getAccessScope"];
        put?: never;
        post?: never;
        /**
         * Delete a business unit that holds nothing
         * @description Refused while units, projects, people or roles belong to it.
         */
        delete: operations["removeAccessScope"];
        options?: never;
        head?: never;
        /**
         * Rename or move a business unit, or set its members
         * @description A unit never stands below itself.
         */
        patch: operations["updateAccessScope"];
        trace?: never;
    };
    "/administration-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many users, roles and business units there are */
        get: operations["getAdministrationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of a row
         * @description Those of a row that is not there, or out of sight, are none.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Upload one file
         * @description One file a call. Whose it is stands in the query, so that who may not is told before the file is read. Where a row
         *     has one file of a kind (a logo, an avatar), the new one takes its place.
         */
        post: operations["createAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a file */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-sets/{change_set_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change set
         * @description Refused with both values where somebody else changed the row since. Each row takes the permission for the act that
         *     undoing it is.
         */
        post: operations["undoChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, mail domains or time zone */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/companies/{company_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the company and its settings, newest first */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who can hold a role or belong to a business unit */
        get: operations["listCompanyPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the company counts, unless a project says otherwise */
        get: operations["getCompanySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how the company counts */
        patch: operations["updateCompanySettings"];
        trace?: never;
    };
    "/company-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody with an account in the company
         * @description Search looks in name and e-mail. Ordering fields are name, email, status, role, type, project_count, last_seen_at and invited_at.
         */
        get: operations["listCompanyUsers"];
        put?: never;
        /** Invite somebody into the company */
        post: operations["inviteCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account with its projects
         * @description Projects out of sight of the caller are left out.
         */
        get: operations["getCompanyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, roles, business units or state of an account
         * @description Deactivating ends every session of the person at once.
         */
        patch: operations["updateCompanyUser"];
        trace?: never;
    };
    "/company-users/{user_id}/assign-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put somebody on the teams of exactly these projects
         * @description Projects out of sight of the caller stay as they are.
         */
        post: operations["assignProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-users/{user_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an account, newest first */
        get: operations["listCompanyUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-users/{user_id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation again */
        post: operations["resendCompanyInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-users/invite-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles and business units that the caller may give in the company */
        get: operations["getCompanyInviteOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find colleagues by the first letters of their e-mail */
        get: operations["searchCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/construction-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of construction
         * @description Ordered by table and code; `parent_category` makes the tree.
         */
        get: operations["listConstructionCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/construction-categories/{construction_category_id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a category at hand, or no more */
        put: operations["setCategoryFavorite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-group-definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Formats in which cost is coded */
        get: operations["listCostGroupDefinitions"];
        put?: never;
        /** Add a format of the company's own, with its codes */
        post: operations["createCostGroupDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-group-definitions/{definition_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A format with its codes and what uses them */
        get: operations["getCostGroupDefinition"];
        put?: never;
        post?: never;
        /** Delete a format of the company's own that nothing uses */
        delete: operations["removeCostGroupDefinition"];
        options?: never;
        head?: never;
        /**
         * Change a format of the company's own
         * @description Standard formats stay as they are.
         */
        patch: operations["updateCostGroupDefinition"];
        trace?: never;
    };
    "/cost-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cost groups of a standard or of a format of the company's own
         * @description Those of MasterFormat and UniFormat, unless a format is named.
         */
        get: operations["listCostGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name or preferences */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/current_user/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every company in which the signed-in person has an account */
        get: operations["listOwnCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current_user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; every other session ends */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current_user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the own account is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current_user/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the own account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current_user/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of the own account */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fields that the company has added to a kind of row
         * @description In the order of their groups, then their own.
         */
        get: operations["listAttributeDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people who can be members of a dashboard */
        get: operations["searchDashboardPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted projects that can be restored, last deleted first */
        get: operations["listDeletedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-projects/{deleted_project_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Restore a deleted project */
        patch: operations["restoreProject"];
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes as server-sent events
         * @description Each `change` event carries a LiveEvent. A client that resumes within the hour misses nothing; one that cannot be resumed gets a `reset` event and refetches.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Client feature flags */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set client flags of the company apart from the product */
        patch: operations["updateFlags"];
        trace?: never;
    };
    "/flags/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who switched which feature of the company, newest first */
        get: operations["listFlagHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a background job stands */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Cancel a background job */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a finished job made */
        get: operations["getJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legacy-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a legacy project
         * @description A finished project that others are compared with; a draft until it is published.
         */
        post: operations["createLegacyProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legacy-projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a legacy project */
        patch: operations["updateLegacyProject"];
        trace?: never;
    };
    "/library/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ideas of the company
         * @description Ordering fields are name, construction_category, cost, used_count and updated_at.
         */
        get: operations["listIdeas"];
        put?: never;
        /** Keep an idea for other projects */
        post: operations["createIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/ideas/{idea_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One idea with its scope */
        get: operations["getIdea"];
        put?: never;
        post?: never;
        /**
         * Delete an idea; what was made from it stays
         * @description It can be restored.
         */
        delete: operations["removeIdea"];
        options?: never;
        head?: never;
        /**
         * Change an idea
         * @description What was made from it stays as it is.
         */
        patch: operations["updateIdea"];
        trace?: never;
    };
    "/library/ideas/{idea_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an idea, newest first */
        get: operations["listIdeaHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/ideas/{idea_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted idea back as it was */
        patch: operations["restoreIdea"];
        trace?: never;
    };
    "/library/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of risks and issues
         * @description By name unless asked otherwise. Ordering fields are name, category, score, severity, type, project_type, used_count and updated_at. Groups count what matches but for the project type.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Keep templates for other projects
         * @description All or nothing, one change set. A refusal names the rows by their place. At most 500 rows.
         */
        post: operations["createTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template; what was made from it stays
         * @description It can be restored.
         */
        delete: operations["removeTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a template
         * @description What was made from it stays as it is.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/library/templates/{template_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a template, newest first */
        get: operations["listTemplateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/templates/{template_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted template back as it was */
        patch: operations["restoreTemplate"];
        trace?: never;
    };
    "/markup-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Markup templates of the company
         * @description Ordering fields are name, group_name and updated_at.
         */
        get: operations["listMarkupTemplates"];
        put?: never;
        /**
         * Add a markup template
         * @description Where it is the default, no other one stays the default.
         */
        post: operations["createMarkupTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup-templates/{markup_template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One markup template */
        get: operations["getMarkupTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a markup template
         * @description It can be restored.
         */
        delete: operations["removeMarkupTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a markup template
         * @description Lines are replaced as a whole. Projects keep the copies they have.
         */
        patch: operations["updateMarkupTemplate"];
        trace?: never;
    };
    "/markup-templates/{markup_template_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a markup template */
        get: operations["listMarkupTemplateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markup-templates/{markup_template_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted markup template back */
        patch: operations["restoreMarkupTemplate"];
        trace?: never;
    };
    "/normalization-indices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cost indices of the company
         * @description Without their rows. Ordering fields are name, kind and updated_at.
         */
        get: operations["listNormalizationIndices"];
        put?: never;
        /**
         * Add a cost index
         * @description Where it is the default of its kind, no other one of the kind stays the default.
         */
        post: operations["createNormalizationIndex"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/normalization-indices/{normalization_index_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cost index with its rows */
        get: operations["getNormalizationIndex"];
        put?: never;
        post?: never;
        /**
         * Delete a cost index
         * @description It can be restored. The default of a kind cannot be deleted: another one is made the default first.
         */
        delete: operations["removeNormalizationIndex"];
        options?: never;
        head?: never;
        /**
         * Change a cost index
         * @description Rows are replaced as a whole. Projects keep the factors they have.
         */
        patch: operations["updateNormalizationIndex"];
        trace?: never;
    };
    "/normalization-indices/{normalization_index_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a cost index */
        get: operations["listNormalizationIndexHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/normalization-indices/{normalization_index_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted cost index back */
        patch: operations["restoreNormalizationIndex"];
        trace?: never;
    };
    "/normalization-indices/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The factor between two projects, step by step
         * @description Index of the target over index of the source, by the default location, time and custom index or by those that are named. Cities and years are the projects' own, as Calibrate shows them. A step that cannot be read says why, and then there is no factor.
         */
        get: operations["getNormalizationFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller should know of, newest first
         * @description Those of the last 31 days whose project the caller still sees.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Of the numbers given, those that are the caller's own; others are passed over.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all of the caller's notifications as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles of the company
         * @description Ordering fields are name, type, permission_count, member_count and is_impersonable.
         */
        get: operations["listRoles"];
        put?: never;
        /** Create a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles/{role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role with its permissions and members */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /** Delete a role that nobody holds */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description What is named is replaced whole, lists included. An administrator of the company always remains.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/permission-roles/{role_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a role with its permissions, without its members */
        post: operations["cloneRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles/{role_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a role, newest first */
        get: operations["listRoleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles/{role_id}/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View a project as a role
         * @description Until it is stopped or the session ends, this session holds the role's permissions (of those that the caller holds
         *     in the project themselves) and sees that project alone. Somebody who impersonates already changes over with their
         *     own rights; it does not nest.
         */
        post: operations["startImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles/{role_id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permission keys of a role */
        get: operations["listRolePermissions"];
        put?: never;
        /** Set the permission keys of a role */
        post: operations["setRolePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-roles/stop-impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be oneself again */
        post: operations["stopImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Budget, forecast, range and gap of every project in sight, and summed
         * @description From kept totals. Legacy, abandoned and playground projects are left out unless their status is asked for. A figure that the caller may not see in a project is null there and is left out of the sums. Ordering fields are name, status, target_budget, forecast, gap, gap_percent and milestone_date.
         */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What comes next in every project in sight
         * @description Milestones and contract events, risks, decisions due and issues, each of the projects in which the caller may see them.
         */
        get: operations["getPortfolioOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a project can be given, such as business units, groups and names that other projects use
         * @description Business units are those of the person and the units below them; administrators choose among all.
         */
        get: operations["getProjectChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboards that the caller is a member of, or all for those who manage them
         * @description Ordering fields are name, type and created_at.
         */
        get: operations["listDashboards"];
        put?: never;
        /**
         * Create a dashboard
         * @description The caller becomes its creator, a member with every permission. Its type cannot be changed later.
         */
        post: operations["createDashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One dashboard */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        /**
         * Delete a dashboard
         * @description It stays, marked, and can be restored.
         */
        delete: operations["removeDashboard"];
        options?: never;
        head?: never;
        /**
         * Change what a dashboard says, its projects and its members
         * @description For members with edit_dashboard_settings and those who manage all dashboards. Projects and groups that the caller does not see stay.
         */
        patch: operations["updateDashboard"];
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which cards a dashboard shows, in which order and how wide
         * @description For members with edit_dashboard_cards and those who manage all dashboards.
         */
        put: operations["arrangeDashboard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a dashboard, newest first */
        get: operations["listDashboardHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/metric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One measure over the projects of a dashboard, along an axis and split by another
         * @description Of each project only what the caller may see in it. A combination that the editor does not offer is refused.
         */
        get: operations["getDashboardMetric"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comes next in the projects of a dashboard that the caller sees */
        get: operations["getDashboardOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Budget, forecast, range and gap of the projects of a dashboard that the caller sees, and summed
         * @description As the portfolio, but of projects in any status.
         */
        get: operations["getDashboardPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-dashboards/{dashboard_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted dashboard back */
        post: operations["restoreDashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Project groups of the company
         * @description Of the projects in a group those in sight are named; `has_access` says whether that is all of them.
         */
        get: operations["listProjectGroups"];
        put?: never;
        /** Create a project group */
        post: operations["createProjectGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-groups/{project_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project group
         * @description Its projects stay.
         */
        delete: operations["removeProjectGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a project group, or change what is in it
         * @description Projects of the group that are out of sight stay in it.
         */
        patch: operations["updateProjectGroup"];
        trace?: never;
    };
    "/project-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read components and milestones of a spreadsheet in the background
         * @description Nothing is written: what the file holds is fetched once the work is done, and taken along when a project is created. Takes .xlsx, .xls and .csv of up to 50 MB.
         */
        post: operations["readProjectSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-sheets/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components and milestones that a spreadsheet holds
         * @description For whoever sent the file.
         */
        get: operations["getProjectSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects in sight with budget, forecast and range
         * @description Ordering fields are name, code, status, city, target_budget, target_area, forecast, gap, current_milestone_date, construction_start_date and completion_date.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description A draft with the person who made it on its team, and with what it takes along from another project or from a list of components and milestones.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description It is out of everybody's sight, with all that is in it, until it is restored.
         */
        delete: operations["removeProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Legacy projects are saved on a path of their own.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/projects/{project_id}/bid-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bid packages of a project
         * @description By number unless asked otherwise. Ordering fields are number, name, work_trade, status, owner, budget, leveled_low, committed, savings, bids_due, award_by, on_site, next_step and updated_at. The figures are those of every package that matches.
         */
        get: operations["listBidPackages"];
        put?: never;
        /**
         * Add a bid package
         * @description It gets the next number of the project.
         */
        post: operations["createBidPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/bid-packages/{bid_package_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bid package */
        get: operations["getBidPackage"];
        put?: never;
        post?: never;
        /**
         * Delete a bid package
         * @description It keeps its number and can be restored.
         */
        delete: operations["removeBidPackage"];
        options?: never;
        head?: never;
        /**
         * Change a bid package
         * @description An award without a committed amount takes the leveled low; a package that is no longer bought loses it.
         */
        patch: operations["updateBidPackage"];
        trace?: never;
    };
    "/projects/{project_id}/bid-packages/{bid_package_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a bid package */
        get: operations["listBidPackageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/bid-packages/{bid_package_id}/leveling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scope sheet of a package with everything that was bid */
        get: operations["getBidPackageLeveling"];
        /**
         * Write the scope sheet and the bids of a package
         * @description The leveled low of the package follows from it. A package that is bought refuses it.
         */
        put: operations["saveBidPackageLeveling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/bid-packages/{bid_package_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted bid package back */
        patch: operations["restoreBidPackage"];
        trace?: never;
    };
    "/projects/{project_id}/calibrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project beside others that were or are being built
         * @description Peers are projects in sight with an estimate and an area, at most 500, by name. Years are those of completion, or of the newest estimate. A cost is null for whoever may not see it in its project.
         */
        get: operations["getCalibrate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/calibrate/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project and its peers by division or component
         * @description What each estimate comes to by the members of a dimension: the project's newest, those of its peers, and further estimates that are named by their milestones. Components go by their name. An estimate whose cost the reader may not see is left out, and one of another project by component where they may not see its components.
         */
        get: operations["getCalibrateBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/calibrate/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimates that can stand beside the project's
         * @description Milestones with an estimate of this project and of others in sight whose cost the reader may see; this project's first, then by project and date, at most 100.
         */
        get: operations["listCalibrateEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people said about a row, oldest first */
        get: operations["listComments"];
        put?: never;
        /**
         * Say something about a row
         * @description People named in it are told.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back one's own comment */
        delete: operations["removeComment"];
        options?: never;
        head?: never;
        /** Change one's own comment */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/projects/{project_id}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components of a project
         * @description In component order. The whole list; a project has at most 500.
         */
        get: operations["listComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/components-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What uses each component
         * @description Every component once, in component order. A component that is used cannot be deleted.
         */
        get: operations["listComponentUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/components/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change, reorder and delete components in one step
         * @description One change set, undone in one step. New ones need add_component, changes and the order change_component, deletions delete_component. Problems are named by list, place and field, for example update.0.name.
         */
        post: operations["saveComponentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/context-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the project assumes, includes and leaves out
         * @description A search finds words by their stems in statement and source, and codes such as CX-014. Counts by kind are of what the other filters leave. Ordering fields are match, number, kind, status, updated_at and amount.
         */
        get: operations["listContextEntries"];
        put?: never;
        /** Add an entry */
        post: operations["createContextEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/context-entries/{context_entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry */
        get: operations["getContextEntry"];
        put?: never;
        post?: never;
        /**
         * Delete an entry
         * @description It keeps its number and can be restored.
         */
        delete: operations["removeContextEntry"];
        options?: never;
        head?: never;
        /** Change an entry */
        patch: operations["updateContextEntry"];
        trace?: never;
    };
    "/projects/{project_id}/context-entries/{context_entry_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an entry */
        get: operations["listContextHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/context-entries/{context_entry_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted entry back */
        patch: operations["restoreContextEntry"];
        trace?: never;
    };
    "/projects/{project_id}/context-entries/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed since a milestone
         * @description Entries that no longer hold, whose statement changed, and that were added since the end of the milestone day; at most 200 of each.
         */
        get: operations["getContextDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contingency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is held for the unknown, and how long it lasts */
        get: operations["getContingency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contingency/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What funded and drew on the pots
         * @description Ordering fields are date, amount, pot and note. Which option is the reason is told to those who see markups.
         */
        get: operations["listContingencyEntries"];
        put?: never;
        /** Fund a pot, or draw on it */
        post: operations["createContingencyEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contingency/entries/{contingency_entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an entry back
         * @description A transfer goes as a whole.
         */
        delete: operations["removeContingencyEntry"];
        options?: never;
        head?: never;
        /**
         * Change an entry
         * @description Halves of a transfer stay as they are.
         */
        patch: operations["updateContingencyEntry"];
        trace?: never;
    };
    "/projects/{project_id}/contingency/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to pots and entries, newest first */
        get: operations["listContingencyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contingency/pots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a contingency pot */
        post: operations["createContingencyPot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contingency/pots/{contingency_pot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a pot that never moved */
        delete: operations["removeContingencyPot"];
        options?: never;
        head?: never;
        /** Change a pot */
        patch: operations["updateContingencyPot"];
        trace?: never;
    };
    "/projects/{project_id}/contingency/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move contingency from one pot to another */
        post: operations["transferContingency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contract-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contract events in order of time */
        get: operations["listContractEvents"];
        put?: never;
        /** Add a contract event */
        post: operations["createContractEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/contract-events/{contract_event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a contract event */
        delete: operations["removeContractEvent"];
        options?: never;
        head?: never;
        /** Change a contract event */
        patch: operations["updateContractEvent"];
        trace?: never;
    };
    "/projects/{project_id}/design-milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Design milestones with their estimate totals */
        get: operations["listMilestones"];
        put?: never;
        /** Add a design milestone */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/design-milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a design milestone */
        delete: operations["removeMilestone"];
        options?: never;
        head?: never;
        /** Change a design milestone */
        patch: operations["updateMilestone"];
        trace?: never;
    };
    "/projects/{project_id}/details-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the details of a project, newest first */
        get: operations["listDetailsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A milestone's estimate by cost group and component */
        get: operations["getEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all lines of an estimate
         * @description One change set, so that it can be undone.
         */
        post: operations["clearEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a milestone's estimate
         * @description Ordering fields are position, code, description, component, quantity, unit_cost and amount.
         */
        get: operations["listEstimateLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/lines/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change and delete many lines in one transaction
         * @description All or nothing. A refused row is named by its list and place (`updates.3.quantity`). The kept totals of the milestone follow.
         */
        post: operations["saveEstimateLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files uploaded for a milestone
         * @description The newest first, without those that were discarded.
         */
        get: operations["listEstimateUploads"];
        put?: never;
        /**
         * Upload an estimate and read it in the background
         * @description The file is kept, with how far its review has come. Nothing is written to the estimate before it is accepted. Takes .xlsx, .xls and .csv of up to 50 MB.
         */
        post: operations["readEstimateFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/uploads/{estimate_upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded file and how far its review has come */
        get: operations["getEstimateUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Discard an upload, or take it up again
         * @description One change set, so that it can be undone. A discarded file is deleted after 30 days.
         */
        patch: operations["discardEstimateUpload"];
        trace?: never;
    };
    "/projects/{project_id}/estimate/uploads/{estimate_upload_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the reviewed lines in place of the milestone's estimate
         * @description All or nothing, as one change set: undoing it brings the lines before back and the upload into review. Of two people who accept the same upload, the second is told who did.
         */
        post: operations["acceptEstimateUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/uploads/{estimate_upload_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep how far a review has come
         * @description The mapping, the names, and the lines that somebody changed. Refused where the review was saved by somebody else meanwhile.
         */
        put: operations["saveEstimateDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/estimate/uploads/{estimate_upload_id}/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheets of an uploaded estimate
         * @description Their cells as the file has them. 409 while they are still being read.
         */
        get: operations["getEstimateFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the cost trend shows
         * @description Splitting by component needs component_access or overview_widget_component; without `dimension`, callers who have neither get the split by cost group system. Risks are there for holders of risk_access.
         */
        get: operations["getForesite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ForeSite as it stood at the end of a day
         * @description An estimate counts from its milestone's day on. Options are priced with the markups of today.
         */
        get: operations["getForesiteAsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What led from the forecast of one day to that of another
         * @description `from` is the earlier day. The effects of the estimate and of all changes add up to the difference of the two forecasts.
         */
        get: operations["compareForesite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days on which something of ForeSite changed
         * @description The first day is the earliest that the project can be looked at: the day before anything was known of it is not offered.
         */
        get: operations["listForesiteDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/outcome-inputs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the range of outcome is drawn from
         * @description Pending options with their limits, probabilities and exclusive groups, and for holders of risk_access the active risks. The caller simulates: 10,000 runs, seeded by `seed`, so that they repeat.
         */
        get: operations["getOutcomeInputs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change would do to forecast and range
         * @description Reads only: nothing is saved. Items of other projects, and those that are deleted, are left aside.
         */
        post: operations["previewForesite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/foresite/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a total is made of, one step of the chain
         * @description `of` names a total; each part that is made of others carries its own `of`. The chain goes from the forecast over the estimate's components, cost groups and lines, and over approved options, to their scope rows and markups. All parts together are the total, to the cent. Lines of an estimate need estimate_access.
         */
        get: operations["traceCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in a project, newest first
         * @description Each area shows to those alone who may read its rows; the count is of what the caller may read.
         */
        get: operations["listProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/impersonable-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles that a project can be viewed as
         * @description Answered with the caller's own rights, also while they impersonate.
         */
        get: operations["listImpersonableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Issues of a project
         * @description By due date, then by falling priority unless asked otherwise. Ordering fields are number, name, status, severity, priority, due_date, cost_at_stake, days_at_stake, assignee, reviewer, type, subtype, root_cause, scope_of_work, trade, disciplines, answer, related and updated_at.
         */
        get: operations["listIssues"];
        put?: never;
        /**
         * Create, change and delete issues together
         * @description All or nothing, one change set. A row without an id is created, one with an id changed, one with `_delete` deleted. A refusal names the rows by their place. At most 500 rows.
         */
        post: operations["saveIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues/{issue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue whole */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        /**
         * Delete an issue
         * @description It keeps its number and can be restored.
         */
        delete: operations["removeIssue"];
        options?: never;
        head?: never;
        /**
         * Change an issue
         * @description A changed answer is signed and dated by who changes it.
         */
        patch: operations["updateIssue"];
        trace?: never;
    };
    "/projects/{project_id}/issues/{issue_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an issue */
        get: operations["listIssueHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues/{issue_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted issue back */
        patch: operations["restoreIssue"];
        trace?: never;
    };
    "/projects/{project_id}/issues/from-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take templates of issues into a project
         * @description In the order in which they are chosen; one change set.
         */
        post: operations["createIssuesFromTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many issues there are, by status, severity and assignee
         * @description Void issues are left out; drafts count as open. Cost and days at stake are those of active and backlog issues.
         */
        get: operations["getIssueInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues/last-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of the newest issue
         * @description 0 where there was none. Deleted issues keep their numbers.
         */
        get: operations["getIssuesLastNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/issues/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows that an issue can be about
         * @description Risks, items, activities and milestones that the caller sees, found by code and name.
         */
        get: operations["listIssueTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/link-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an option can be linked to
         * @description Risks for holders of risk_access, issues for holders of issue_access; by kind, then by number.
         */
        get: operations["listLinkTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/markups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A project's own markups, and the templates it can take */
        get: operations["getProjectMarkups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a project's markups
         * @description Lines are replaced as a whole; one that keeps its id keeps what items say about it. Every item that takes markups is priced anew.
         */
        patch: operations["updateProjectMarkups"];
        trace?: never;
    };
    "/projects/{project_id}/markups/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a project's markups, newest first */
        get: operations["listProjectMarkupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/markups/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What other markups would do to items and forecast
         * @description Reads only, by the rules that save. Nothing is saved.
         */
        post: operations["previewProjectMarkups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cost meetings of a project
         * @description Ordering fields are number, date, title, topic_count and closed_at; the latest comes first. Search matches title and code.
         */
        get: operations["listMeetings"];
        put?: never;
        /**
         * Plan a meeting
         * @description Without topics it gets those that the agenda proposes for its day. Attendees are people who see the project and ForeSite.
         */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One meeting with its agenda or minutes */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        /**
         * Delete a meeting
         * @description What it decided stays decided. Closed minutes are reopened first.
         */
        delete: operations["removeMeeting"];
        options?: never;
        head?: never;
        /** Change title, day, attendees or notes */
        patch: operations["updateMeeting"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Close a meeting and write its minutes
         * @description Topics that are still open stay so in the minutes. Attendees are told.
         */
        patch: operations["closeMeeting"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reopen closed minutes */
        patch: operations["reopenMeeting"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say in which order topics come
         * @description Those that are left out follow in the order that they had.
         */
        put: operations["arrangeMeetingTopics"];
        /**
         * Put topics on the agenda
         * @description They come last; what is on the agenda already stays where it is.
         */
        post: operations["addMeetingTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a topic off the agenda
         * @description One that has been decided is taken back first.
         */
        delete: operations["removeMeetingTopic"];
        options?: never;
        head?: never;
        /** Write the note of a topic */
        patch: operations["updateMeetingTopic"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a topic
         * @description The option is decided with it, in one change set and by the same rules as in the grid; approving and rejecting take approve_scenarioitem besides. Whoever comes second is told who decided it and when.
         */
        patch: operations["decideMeetingTopic"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take what was decided of a topic back
         * @description An option that was approved or rejected here is pending again, for holders of revert_scenarioitem; a deferred one keeps its day.
         */
        patch: operations["revertMeetingTopic"];
        trace?: never;
    };
    "/projects/{project_id}/meetings/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a meeting of a day should talk about
         * @description Pending options due or with a deadline before the next meeting, high risks that nobody works on, issues past due or critical; most urgent first. Risks and issues are for those who may see them.
         */
        get: operations["getMeetingAgenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team of a project
         * @description Ordering fields are name, email, role and since.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a member off the team */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Give a member another role in this project
         * @description With null the roles of the company hold again.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/projects/{project_id}/members/{user_id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a member the invitation again */
        post: operations["resendMemberInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/missing-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps that a project still lacks, and where it opens */
        get: operations["getMissingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/module-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members whose rights open a module */
        get: operations["listModuleMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/mutually-exclusive-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mutually exclusive groups */
        get: operations["listGroups"];
        put?: never;
        /** Open the next lettered group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a program stands
         * @description The area of the project over time against its target, and a widget for each permission that the caller holds. Areas are told by component to holders of component_access or overview_widget_component.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who can be assigned in a project */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Areas of a project's program
         * @description In their order. The whole list, or those that fit the search; a program has at most 5,000.
         */
        get: operations["listProgramAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-areas/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete areas of a program in one step
         * @description One change set, undone in one step. Problems are named by list, place and field, for example update.0.shares. Shares replace those that an area had.
         */
        post: operations["saveProgramAreaBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-areas/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a room list from a workbook or CSV file in the background
         * @description Nothing is written: what the file holds is fetched once the work is done, its columns are chosen, and then saved as one batch of areas. Takes .xlsx, .xls and .csv of up to 50 MB.
         */
        post: operations["readRoomList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-areas/files/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheets of an uploaded room list
         * @description For whoever sent the file.
         */
        get: operations["getRoomList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a project's program
         * @description The latest first, without their areas; a project keeps at most 50.
         */
        get: operations["listProgramVersions"];
        put?: never;
        /** Keep the program of now under a name */
        post: operations["createProgramVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/program-versions/{program_version_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The program as it was kept */
        get: operations["getProgramVersion"];
        put?: never;
        post?: never;
        /**
         * Delete a version of the program
         * @description Undoing its change set brings it back.
         */
        delete: operations["removeProgramVersion"];
        options?: never;
        head?: never;
        /** Change the name or milestone of a version */
        patch: operations["updateProgramVersion"];
        trace?: never;
    };
    "/projects/{project_id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of the project
         * @description Those of the project and those of other projects whose scope is global; private ones only to whoever made them. Ordering fields are name, state, scope, access, created_at and updated_at.
         */
        get: operations["listCustomReports"];
        put?: never;
        /**
         * Add a report
         * @description It is a draft until it is saved as published.
         */
        post: operations["createCustomReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/reports/{custom_report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report with its cards */
        get: operations["getCustomReport"];
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description It can be restored.
         */
        delete: operations["removeCustomReport"];
        options?: never;
        head?: never;
        /**
         * Change a report
         * @description In the project where it was made.
         */
        patch: operations["updateCustomReport"];
        trace?: never;
    };
    "/projects/{project_id}/reports/{custom_report_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted report back */
        patch: operations["restoreCustomReport"];
        trace?: never;
    };
    "/projects/{project_id}/risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Risks of a project
         * @description Active ones by falling score unless asked otherwise. Ordering fields are number, name, category, component, value, original_value, likelihood, impact, score, mitigated, owner, status and updated_at.
         */
        get: operations["listRisks"];
        put?: never;
        /**
         * Create, change and delete risks together
         * @description All or nothing, one change set. A row without an id is created, one with an id changed, one with `_delete` deleted. A refusal names the rows by their place. At most 500 rows.
         */
        post: operations["saveRisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/risks/{risk_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One risk with its mitigations */
        get: operations["getRisk"];
        put?: never;
        post?: never;
        /** Delete a risk */
        delete: operations["removeRisk"];
        options?: never;
        head?: never;
        /**
         * Change a risk
         * @description Mitigations without name, description and due date are dropped. Values are rounded to whole dollars.
         */
        patch: operations["updateRisk"];
        trace?: never;
    };
    "/projects/{project_id}/risks/{risk_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a risk */
        get: operations["listRiskHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/risks/{risk_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted risk back */
        patch: operations["restoreRisk"];
        trace?: never;
    };
    "/projects/{project_id}/risks/from-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take templates of risks into a project
         * @description In the order in which they are chosen; one change set.
         */
        post: operations["createRisksFromTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/risks/last-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of the newest risk
         * @description 0 where there was none. Deleted risks keep their numbers.
         */
        get: operations["getRisksLastNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/risks/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the register is
         * @description Cells of the heatmap, levels, exposure and mitigations of the active risks.
         */
        get: operations["getRiskRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of the items grid
         * @description Ordering fields are number, name, status, priority, cost, estimated_area, due_date, date_added, component, assignee, updated_by, milestone_name, me_groups, scenarios and tags.
         */
        get: operations["listItems"];
        put?: never;
        /** Create a value option */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One value option with its sub items */
        get: operations["getItem"];
        put?: never;
        post?: never;
        /** Delete a value option; it stays in history */
        delete: operations["removeItem"];
        options?: never;
        head?: never;
        /**
         * Change a value option
         * @description Needs edit_any_scenarioitem, or edit_own_scenarioitem on an own item.
         */
        patch: operations["updateItem"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve for a milestone */
        patch: operations["approveItem"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a value option with its scope
         * @description The copy is a draft of whoever makes it, in the same exclusive groups; decisions, scenarios, comments and files stay behind.
         */
        post: operations["cloneItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a value option, newest first */
        get: operations["listItemHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/likely-alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pending options that touch the same code of the same component and share no exclusive group with this one */
        get: operations["listLikelyAlternatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reject */
        patch: operations["rejectItem"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Bring a deleted value option back as it was */
        patch: operations["restoreItem"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/restore-field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a field the value back that it had before a change
         * @description Needs edit_any_scenarioitem, or edit_own_scenarioitem on an own item. It is a change of its own, checked like any other.
         */
        patch: operations["restoreItemField"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/{item_id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take a decision back to pending */
        patch: operations["revertItem"];
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change, decide, copy and delete many options in one transaction
         * @description All or nothing. A refused row is named by its list and place (`updates.3.due_date`); rows that somebody changed meanwhile come as they stand in `current.items`. Needs the rights of the single calls.
         */
        post: operations["saveItemBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/bulk-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create up to 20,000 options in the background, in one transaction
         * @description All or nothing, one change set. Rows are checked before the work begins; a refused one is named by its place (`creates.3.due_date`).
         */
        post: operations["createItemsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted value options, the latest first */
        get: operations["listDeletedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare the items as CSV in the background */
        post: operations["exportItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/from-ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take ideas into a project, each as a draft
         * @description With text, scope, limits and those tags that the company still has; one change set.
         */
        post: operations["createItemsFromIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a workbook or CSV file of options in the background
         * @description Nothing is written: what the file holds is fetched once the work is done, mapped and mended, and then saved by a batch or by bulk-create. Takes .xlsx, .xls and .csv of up to 50 MB.
         */
        post: operations["importItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/import/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a file of options holds, for its mapping and preview
         * @description For whoever sent the file.
         */
        get: operations["getItemImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenario-items/last-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Highest number used in the project */
        get: operations["getLastItemNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scenarios of a project */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Create a scenario of pending items
         * @description Without a name it is called by its number. Items have to be pending with valid scope, and no two of one exclusive group.
         */
        post: operations["createScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One scenario */
        get: operations["getScenario"];
        put?: never;
        post?: never;
        /**
         * Delete a scenario; it stays in history
         * @description Its history stays readable; undo brings it back.
         */
        delete: operations["removeScenario"];
        options?: never;
        head?: never;
        /** Rename a scenario */
        patch: operations["updateScenario"];
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve with all its items for a milestone
         * @description All or nothing: an item that was decided since, lost its valid scope, or has an approved neighbour in its group is named in the refusal. A contingency pot that is named pays for each of them, or gets what it saves.
         */
        patch: operations["approveScenario"];
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a scenario
         * @description The copy is pending and holds those items that can still be decided.
         */
        post: operations["cloneScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a scenario, newest first */
        get: operations["listScenarioHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which items a scenario holds
         * @description The whole list. Items that it holds already may stay whatever has become of them; new ones have to be pending with valid scope.
         */
        put: operations["assignScenarioItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reject; its items stay as they are */
        patch: operations["rejectScenario"];
        trace?: never;
    };
    "/projects/{project_id}/scenarios/{scenario_id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a decision back to pending
         * @description Items that this scenario's approval approved, and nobody decided anew since, are pending again.
         */
        patch: operations["revertScenario"];
        trace?: never;
    };
    "/projects/{project_id}/scenarios/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to four scenarios side by side
         * @description What each would do to forecast and range, the open risks its items are linked to (for holders of risk_access), and how far it serves the goals of the project.
         */
        get: operations["compareScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a project counts and shows cost and area
         * @description Null is as the company has it.
         */
        get: operations["getProjectSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how a project counts */
        patch: operations["updateProjectSettings"];
        trace?: never;
    };
    "/projects/{project_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move a project to another status */
        patch: operations["moveProject"];
        trace?: never;
    };
    "/projects/{project_id}/team/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Colleagues who are not on the team yet */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/team/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody to the project
         * @description Somebody who has an account keeps role and business unit.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/team/invite-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles and business units that the caller may give in the project */
        get: operations["getInviteOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything on the axis of a project, with its links and calendars */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an activity */
        post: operations["createTimelineActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/activities/{timeline_activity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an activity */
        delete: operations["removeTimelineActivity"];
        options?: never;
        head?: never;
        /** Change an activity */
        patch: operations["updateTimelineActivity"];
        trace?: never;
    };
    "/projects/{project_id}/timeline/available-predecessors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may come before something without closing a circle */
        get: operations["listAvailablePredecessors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/baselines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the dates of today under a name */
        post: operations["createBaseline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/baselines/{baseline_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dates that were kept */
        get: operations["getBaseline"];
        put?: never;
        post?: never;
        /** Remove a baseline */
        delete: operations["removeBaseline"];
        options?: never;
        head?: never;
        /** Rename a baseline */
        patch: operations["updateBaseline"];
        trace?: never;
    };
    "/projects/{project_id}/timeline/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the work days and holidays of the project */
        put: operations["saveTimelineCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a schedule from a Microsoft Project XML or Primavera XER file in the background
         * @description Nothing is written: what the file would change is fetched once the work is done, reviewed, and then accepted. Takes files of up to 30 MB in UTF-8, UTF-16 or Windows-1252.
         */
        post: operations["readScheduleFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/files/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a schedule file would change on the timeline
         * @description For whoever sent the file.
         */
        get: operations["getScheduleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/files/{job_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a schedule file into the timeline
         * @description One change set, which undo takes back.
         */
        post: operations["acceptScheduleFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a group of activities */
        post: operations["createTimelineGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/groups/{timeline_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a group of activities */
        delete: operations["removeTimelineGroup"];
        options?: never;
        head?: never;
        /** Change a group of activities */
        patch: operations["updateTimelineGroup"];
        trace?: never;
    };
    "/projects/{project_id}/timeline/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link two things on the timeline */
        post: operations["createTimelineLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/links/{timeline_link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a link */
        delete: operations["removeTimelineLink"];
        options?: never;
        head?: never;
        /** Change a link */
        patch: operations["updateTimelineLink"];
        trace?: never;
    };
    "/projects/{project_id}/timeline/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply moves and what they push */
        post: operations["moveTimeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put phases and activities in another order */
        put: operations["reorderTimeline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/phases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a phase */
        post: operations["createTimelinePhase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/timeline/phases/{timeline_phase_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a phase */
        delete: operations["removeTimelinePhase"];
        options?: never;
        head?: never;
        /** Change a phase */
        patch: operations["updateTimelinePhase"];
        trace?: never;
    };
    "/projects/{project_id}/timeline/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What moves would push, before they are applied */
        post: operations["previewTimeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/tvd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Targets against the forecast
         * @description Every member of a dimension with its target and stretch goal, the newest estimate, what was approved since, the forecast and what pending items may still change. Per area without an area is refused with 409.
         */
        get: operations["getTvd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/tvd/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending items that touch a member
         * @description Each with what it changes of the member; the largest saving first.
         */
        get: operations["listTvdItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/tvd/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set targets and stretch goals
         * @description One change set for all rows. An empty or zero target takes it away. Of components only the stretch goal is set here; their target is their budget.
         */
        patch: operations["saveTargets"];
        trace?: never;
    };
    "/projects/{project_id}/value-drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goals that each option is judged by
         * @description In the order that the project gives them.
         */
        get: operations["listValueDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a list, own ones and shared ones
         * @description Own views first, each part by name.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Keep a look of a list under a name; it becomes the selected one
         * @description Sharing needs edit_any_scenarioitem.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/views/{saved_view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an own view */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /**
         * Save, rename, share or lock a view
         * @description Sharing needs edit_any_scenarioitem.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/projects/{project_id}/views/{saved_view_id}/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open a view; it is open again at the next visit */
        put: operations["selectView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/views/elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of other projects that can be imported, by name */
        get: operations["listViewsElsewhere"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/views/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over a view of another project as an own one; it becomes the selected one */
        post: operations["importView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/vision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a project is for
         * @description The statement, the goals with their weights, the criteria of success, and a widget for each permission that the caller holds.
         */
        get: operations["getVision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/vision/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the statement, value drivers and criteria in one step
         * @description One change set, undone in one step. Problems are named by part, list, place and field, for example value_drivers.update.0.weight.
         */
        post: operations["saveVision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recently-used": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller had open last, newest first
         * @description Names are those of now; what the caller no longer sees is left out.
         */
        get: operations["listRecentEntities"];
        put?: never;
        /** Remember that the caller opened something */
        post: operations["keepRecentEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of risks of the company
         * @description By name, 'Other' last.
         */
        get: operations["listRiskCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications that sign in with accounts of this company
         * @description Ordering fields are name and created_at.
         */
        get: operations["listSignInApplications"];
        put?: never;
        /**
         * Register an application
         * @description The secret is answered this once; the server keeps a hash of it.
         */
        post: operations["createSignInApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/applications/{sign_in_application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an application: it can sign nobody in any more */
        delete: operations["removeSignInApplication"];
        options?: never;
        head?: never;
        /** Change an application */
        patch: operations["updateSignInApplication"];
        trace?: never;
    };
    "/sso/applications/{sign_in_application_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an application a new secret
         * @description The one before stops working at once.
         */
        post: operations["renewApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Connections to identity providers
         * @description Ordering fields are name, kind, people_count and last_sign_in_at.
         */
        get: operations["listSsoConnections"];
        put?: never;
        /** Add a connection, turned off */
        post: operations["createSsoConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/connections/{sso_connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One connection with its settings and last test */
        get: operations["getSsoConnection"];
        put?: never;
        post?: never;
        /** Delete a connection with the links to its people */
        delete: operations["removeSsoConnection"];
        options?: never;
        head?: never;
        /**
         * Change a connection, or turn it on or off
         * @description Whatever a test has proven is void once it is changed: the connection is then off until it has been tested again. A secret is never sent back.
         */
        patch: operations["updateSsoConnection"];
        trace?: never;
    };
    "/sso/connections/{sso_connection_id}/load-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the metadata of a SAML provider again */
        post: operations["loadSsoMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/connections/{sso_connection_id}/people/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget which person of the provider somebody is
         * @description The next sign-in finds the account by its verified e-mail again.
         */
        delete: operations["forgetSsoPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/connections/{sso_connection_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a connection
         * @description Looks at what can be looked at from here, and answers the address at which the test goes on with a sign-in.
         */
        post: operations["testSsoConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How people of each mail domain sign in
         * @description Ordering fields are domain, connection and people_count.
         */
        get: operations["listDomainRules"];
        put?: never;
        /** Add a mail domain */
        post: operations["createDomainRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/domains/{domain_rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a domain */
        delete: operations["removeDomainRule"];
        options?: never;
        head?: never;
        /** Choose how people of a domain sign in */
        patch: operations["updateDomainRule"];
        trace?: never;
    };
    "/sso/domains/{domain_rule_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look for the proof of ownership in DNS */
        post: operations["verifyDomainRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to connections, domains, rules and applications, newest first */
        get: operations["listSsoHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of signing in */
        get: operations["getSignInRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the rules of signing in */
        patch: operations["updateSignInRules"];
        trace?: never;
    };
    "/switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant's feature flags */
        get: operations["listSwitches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch features of the company on or off */
        patch: operations["updateSwitches"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of a type */
        get: operations["listTags"];
        put?: never;
        /**
         * Create tags; a name that exists answers its tag
         * @description Tags are the company's, but people make them while they work in a project. `project_id` says in which one: then the rights there count, which a role of that project may give. Without it the company's rights count.
         */
        post: operations["createTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company of this host */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units-of-measure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units of measure, favorites first */
        get: operations["listUnits"];
        put?: never;
        /** Add a unit of measure */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units-of-measure/{unit_of_measure_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a unit of measure that nothing uses */
        delete: operations["removeUnit"];
        options?: never;
        head?: never;
        /**
         * Change a unit of measure
         * @description An abbreviation that changes stays as a synonym, so that rows and files that write it are still read.
         */
        patch: operations["updateUnit"];
        trace?: never;
    };
    "/users/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the account that a person was invited to */
        post: operations["completeSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account of a mailed link is open already
         * @description Says something about the address of the link alone; without a link that works it says nothing.
         */
        get: operations["userExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mailed link is good for */
        post: operations["readLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/link/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link in place of one that is used or expired */
        post: operations["renewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a mailed link; every session ends */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link for a new password
         * @description The answer is the same whether the address has an account or not.
         */
        post: operations["requestPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessScope: {
            id: components["schemas"]["Id"];
            members: components["schemas"]["RoleMember"][];
            name: string;
            parent: components["schemas"]["IdOrNull"];
            project_count: number;
            /** @description Roles whose members see the unit's projects. */
            roles: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            version: number;
        };
        AccessScopeInput: {
            members?: components["schemas"]["Id"][];
            name: string;
            parent?: components["schemas"]["IdOrNull"];
        };
        AccessScopePage: {
            count: number;
            results: components["schemas"]["AccessScopeRow"][];
        };
        AccessScopePatch: {
            members?: components["schemas"]["Id"][];
            name?: string;
            parent?: components["schemas"]["IdOrNull"];
        };
        /** @description A business unit; units form a tree. */
        AccessScopeRow: {
            id: components["schemas"]["Id"];
            member_count: number;
            members: components["schemas"]["Person"][];
            name: string;
            /** @description The unit above; null at the root. */
            parent: components["schemas"]["IdOrNull"];
            project_count: number;
            version: number;
        };
        /** @enum {string} */
        AccountStatus: "INVITED" | "ACTIVE" | "DISABLED";
        AdministrationCounts: {
            business_units: number;
            roles: number;
            users: number;
        };
        Agenda: {
            date: components["schemas"]["IsoDate"];
            next_date: components["schemas"]["IsoDate"];
            topics: components["schemas"]["AgendaTopic"][];
        };
        /** @enum {string} */
        AgendaReason: "OVERDUE" | "DUE" | "DEADLINE_PASSED" | "DEADLINE" | "HIGH_RISK" | "CRITICAL_ISSUE";
        AgendaTopic: {
            code: string;
            due_date: components["schemas"]["IsoDateOrNull"];
            entity: components["schemas"]["TopicEntity"];
            entity_id: components["schemas"]["Id"];
            name: string;
            reasons: components["schemas"]["AgendaReason"][];
            /** @description What waiting until the next meeting will have cost. */
            waiting_cost: components["schemas"]["Money"];
        };
        Approval: {
            /** @description The pot that each cost is drawn from, or each saving goes to. Needs view_item_markup. */
            contingency_pot_id?: components["schemas"]["Id"];
            /** @description Id of a design milestone of the project. */
            milestone: components["schemas"]["Id"];
        };
        ApprovedPoint: {
            /**
             * @description Null where the answer does not name options.
             * @example VO-003
             */
            code: string | null;
            item_id: components["schemas"]["Id"];
            /** @description Null where the answer does not name options. */
            name: string | null;
            x: components["schemas"]["IsoDate"];
            /** @description Running total. */
            y: components["schemas"]["Money"];
        };
        Area: {
            unit: components["schemas"]["AreaUnit"];
            value: number;
        };
        /** @description Absolute areas; the row whose dimension_id is null is the program's. */
        AreaDecision: {
            /** @description Approved since the newest estimate. */
            approved: components["schemas"]["AreaFigure"];
            dimension_id: number | null;
            forecast: components["schemas"]["AreaFigure"];
            high: components["schemas"]["AreaFigure"];
            high_items: components["schemas"]["Id"][];
            items_count: number;
            low: components["schemas"]["AreaFigure"];
            low_items: components["schemas"]["Id"][];
        };
        /** @description In the unit of the project. */
        AreaFigure: number;
        /** @description In the unit of the project. */
        AreaFigureOrNull: number | null;
        AreaInput: {
            unit: components["schemas"]["AreaUnit"];
            value: number;
        };
        AreaMilestone: {
            /** @example MS-003 */
            code: string;
            date: components["schemas"]["IsoDate"];
            /** @description An area was recorded with its estimate, or its estimate is the newest. */
            has_area: boolean;
            id: components["schemas"]["Id"];
            name: string;
            total: components["schemas"]["AreaFigureOrNull"];
            type: components["schemas"]["MilestoneType"];
        };
        AreaPoint: {
            milestone_id: components["schemas"]["Id"];
            x: components["schemas"]["IsoDate"];
            y: components["schemas"]["AreaFigure"];
        };
        AreaSeries: {
            color_index: number;
            /** @description Of the component; 0 is the whole program. */
            id: number;
            name: string;
            points: components["schemas"]["AreaPoint"][];
        };
        AreaStep: {
            /**
             * @description Null without foresite_access.
             * @example VO-003
             */
            code: string | null;
            item_id: components["schemas"]["Id"];
            /** @description Null without foresite_access. */
            name: string | null;
            x: components["schemas"]["IsoDate"];
            /** @description Running total. */
            y: components["schemas"]["AreaFigure"];
        };
        AreaSummary: {
            approved: components["schemas"]["AreaFigure"];
            /** @description Null while there is no estimate. */
            forecast: components["schemas"]["AreaFigureOrNull"];
            /** @description Forecast less target; positive is over. */
            gap: components["schemas"]["AreaFigureOrNull"];
            gap_percent: number | null;
            pending_high: components["schemas"]["AreaFigureOrNull"];
            pending_low: components["schemas"]["AreaFigureOrNull"];
            /** @description Of the components that count, as they are designed now. */
            planned: components["schemas"]["AreaFigure"];
            /** @enum {string} */
            target_state: "noTargetSet" | "onTarget" | "aboveTarget" | "aboveTargetWithinTolerance" | "belowTarget";
        };
        /** @description The area of the program over time, with what approved and pending options do to it. */
        AreaTrend: {
            approved_series: components["schemas"]["AreaStep"][];
            completion_date: components["schemas"]["IsoDateOrNull"];
            current_milestone_id: components["schemas"]["IdOrNull"];
            design_milestones: components["schemas"]["AreaMilestone"][];
            forecasted_milestone_id: components["schemas"]["IdOrNull"];
            pending_decisions: components["schemas"]["AreaDecision"][];
            series: components["schemas"]["AreaSeries"][];
            summary: components["schemas"]["AreaSummary"];
            target: components["schemas"]["AreaFigureOrNull"];
            today: components["schemas"]["IsoDate"];
            unit: components["schemas"]["AreaUnit"];
        };
        /** @enum {string} */
        AreaUnit: "sq_ft" | "sq_m" | "acre" | "hectare";
        AreaUnitOrNull: components["schemas"]["AreaUnit"] | null;
        Attachment: {
            created_at: components["schemas"]["Instant"];
            entity_id: components["schemas"]["Id"];
            entity_name: components["schemas"]["AttachmentEntity"];
            field_name: components["schemas"]["AttachmentField"];
            file_name: string;
            /**
             * @description Media type, by content.
             * @example image/png
             */
            file_type: string;
            id: components["schemas"]["Id"];
            metadata: {
                [key: string]: unknown;
            };
            /** @description Bytes. */
            size: number;
            /** @description Where the file is, on this host, without a token. That of a document holds for some minutes. */
            url: string;
            version: number;
        };
        /** @enum {string} */
        AttachmentEntity: "company" | "user" | "project" | "item";
        /** @enum {string} */
        AttachmentField: "logo" | "picture" | "picture_thumbnail" | "avatar" | "attachments";
        AttachmentPage: {
            count: number;
            results: components["schemas"]["Attachment"][];
        };
        AttachmentUpload: {
            /** @description A JSON object of whoever uploads. */
            attachments_metadata?: string;
            /** Format: binary */
            file: string;
        };
        Attendees: components["schemas"]["Id"][];
        /** @description A field that the company has added. */
        AttributeDefinition: {
            attribute_order: number;
            /** @description Kinds of construction it is offered for; none means all. */
            construction_categories: string[];
            entity_type: components["schemas"]["AttributeEntity"];
            group_id: components["schemas"]["IdOrNull"];
            group_name: string | null;
            group_order: number | null;
            id: components["schemas"]["Id"];
            name: string;
            options: components["schemas"]["AttributeOption"][];
            slug: string;
            type: components["schemas"]["AttributeType"];
            unit: string | null;
        };
        AttributeDefinitionPage: {
            count: number;
            results: components["schemas"]["AttributeDefinition"][];
        };
        /** @enum {string} */
        AttributeEntity: "PROJECT" | "COMPONENT" | "RISK" | "SCENARIO_ITEM";
        AttributeEntry: {
            custom_attribute_id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["AttributeType"];
            value: components["schemas"]["AttributeValue"];
        };
        AttributeEntryInput: {
            custom_attribute_id: components["schemas"]["Id"];
            /** @description Null clears it. */
            value: components["schemas"]["AttributeValue"] | null;
        };
        AttributeOption: {
            option_id: components["schemas"]["Id"];
            option_value: string;
        };
        /** @enum {string} */
        AttributeType: "TEXT" | "DATE" | "DATE_RANGE" | "NUMBER" | "PERCENTAGE" | "CURRENCY" | "UNIT" | "SELECT" | "MULTISELECT" | "TAG";
        /** @description Text or day, number, number of an option, numbers of several, or the two days of a range. */
        AttributeValue: string | number | number[] | string[];
        Baseline: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            created_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            name: string;
            version: number;
        };
        BaselineDates: {
            id: components["schemas"]["Id"];
            name: string;
            rows: components["schemas"]["BaselineRow"][];
        };
        BaselineInput: {
            name: string;
        };
        BaselineRow: {
            date_from: components["schemas"]["IsoDate"];
            date_to: components["schemas"]["IsoDate"];
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["TimelineEntityType"];
        };
        BatchChanges: {
            /** @enum {string} */
            status?: "DRAFT" | "PENDING" | "ARCHIVED";
        } & components["schemas"]["BatchFields"];
        BatchClone: {
            if_version: number;
            item_id: components["schemas"]["Id"];
        };
        BatchCreate: {
            /**
             * @description PENDING unless given.
             * @enum {string}
             */
            status?: "DRAFT" | "PENDING";
        } & WithRequired<components["schemas"]["BatchFields"], "name">;
        BatchDecision: {
            if_version: number;
            item_id: components["schemas"]["Id"];
            /** @description What an approval is for; needed there. */
            milestone?: components["schemas"]["Id"];
            /** @description Why it is rejected. */
            reason?: string | null;
            /**
             * @description PENDING takes a decision back.
             * @enum {string}
             */
            to: "APPROVED" | "REJECTED" | "PENDING";
        };
        BatchDelete: {
            if_version: number;
            item_id: components["schemas"]["Id"];
        };
        BatchFields: {
            assignee_id?: components["schemas"]["IdOrNull"];
            component_id?: components["schemas"]["IdOrNull"];
            deadline_milestone_id?: components["schemas"]["IdOrNull"];
            due_date?: components["schemas"]["IsoDateOrNull"];
            estimated_area?: components["schemas"]["AreaInput"] | null;
            lower_limit?: number;
            name?: string;
            priority?: number;
            /** @description Whoever creates it unless somebody else is named. */
            proposed_by_id?: components["schemas"]["IdOrNull"];
            sub_items?: components["schemas"]["SubItemInput"][];
            tag_ids?: components["schemas"]["Id"][];
            upper_limit?: number;
        };
        BatchUpdate: {
            changes: components["schemas"]["BatchChanges"];
            /** @description Version that the edit started from. */
            if_version: number;
            item_id: components["schemas"]["Id"];
        };
        Bidder: {
            bids: components["schemas"]["LineBid"][];
            company: string;
            contact: string;
            extras: components["schemas"]["BidExtra"][];
            id: number;
            /** @enum {string} */
            invitation: "PENDING" | "SENT" | "OPENED" | "ACCEPTED" | "DECLINED" | "SUBMITTED";
            /** @description Why the bid does not count; empty for a responsive one. */
            rejection: string;
            stated_total: components["schemas"]["MoneyOrNull"];
        };
        /** @description Dollars beside the scope lines; they count while they are on. */
        BidExtra: {
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            extra_kind: "PRIVATE" | "ADDITION";
            is_on: boolean;
            name: string;
        };
        BidLeveling: {
            /** @description The lowest leveled total of a bid that counts. */
            leveled_low: components["schemas"]["MoneyOrNull"];
            sheet: components["schemas"]["LevelingSheet"];
            /** @description That of the package. */
            version: number;
        };
        BidLevelingSaved: {
            /** @description What undoes the change; null where nothing changed. */
            change_set_id: components["schemas"]["IdOrNull"];
            leveling: components["schemas"]["BidLeveling"];
        };
        /** @description Amounts are dollars. Only a bought package has a committed amount. */
        BidPackage: {
            award_by: components["schemas"]["IsoDateOrNull"];
            bids_due: components["schemas"]["IsoDateOrNull"];
            budget: components["schemas"]["MoneyOrNull"];
            committed: components["schemas"]["MoneyOrNull"];
            description: string;
            id: components["schemas"]["Id"];
            leveled_low: components["schemas"]["MoneyOrNull"];
            name: string;
            next_step: string;
            number: number;
            on_site: components["schemas"]["IsoDateOrNull"];
            owner: components["schemas"]["PersonOrNull"];
            status: components["schemas"]["PackageStatus"];
            updated_at: components["schemas"]["Instant"];
            version: number;
            work_trade: string;
        };
        /** @description Sums over every package that matches, in dollars. Savings are positive where buying costs less than the budget. */
        BidPackageFigures: {
            bought_budget: components["schemas"]["Money"];
            bought_count: number;
            budget: components["schemas"]["Money"];
            committed: components["schemas"]["Money"];
            late: number;
            leveled_budget: components["schemas"]["Money"];
            leveled_count: number;
            leveled_low: components["schemas"]["Money"];
            savings: components["schemas"]["Money"];
        };
        BidPackageInput: {
            award_by?: components["schemas"]["IsoDateOrNull"];
            bids_due?: components["schemas"]["IsoDateOrNull"];
            budget?: components["schemas"]["RiskValue"];
            committed?: components["schemas"]["RiskValue"];
            description?: string;
            leveled_low?: components["schemas"]["RiskValue"];
            name?: string;
            next_step?: string;
            on_site?: components["schemas"]["IsoDateOrNull"];
            owner_id?: components["schemas"]["IdOrNull"];
            status?: components["schemas"]["PackageStatus"];
            work_trade?: string;
        };
        BidPackagePage: {
            count: number;
            figures: components["schemas"]["BidPackageFigures"];
            results: components["schemas"]["BidPackage"][];
        };
        BidPackageSaved: {
            /** @description What undoes the change; null where nothing changed. */
            change_set_id: components["schemas"]["IdOrNull"];
            package: components["schemas"]["BidPackage"];
        };
        Calibrate: {
            /** @description How many match, those beyond the first 500 included. */
            count: number;
            /** @description Contract types of all that could be peers. */
            deliveries: string[];
            /** @description Project groups of all that could be peers. */
            groups: components["schemas"]["CalibrateChoice"][];
            peers: components["schemas"]["CalibratePeer"][];
            project: components["schemas"]["CalibratePeer"];
        };
        /** @description Dollars of a milestone's estimate under a member. */
        CalibrateAmount: {
            amount: components["schemas"]["Money"];
            key: string;
            milestone_id: components["schemas"]["Id"];
        };
        CalibrateBreakdown: {
            amounts: components["schemas"]["CalibrateAmount"][];
            dimension: string;
            /** @description The further estimates that were asked for and may be seen, in the order asked for. */
            estimates: components["schemas"]["CalibratePeer"][];
            members: components["schemas"]["CalibrateMember"][];
        };
        CalibrateChoice: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CalibrateEstimate: {
            date: components["schemas"]["IsoDate"];
            is_newest: boolean;
            milestone_id: components["schemas"]["Id"];
            name: string;
            project: string;
            project_id: components["schemas"]["Id"];
        };
        CalibrateEstimateList: {
            count: number;
            results: components["schemas"]["CalibrateEstimate"][];
        };
        /** @description A row of the breakdown. `id` is that of a code, 0 what has none; a component has its name alone. */
        CalibrateMember: {
            code: string | null;
            id: number | null;
            key: string;
            name: string;
        };
        /** @description Cost is the newest estimate in dollars; the three factors bring it to the place and time of the company. */
        CalibratePeer: {
            area: {
                unit: components["schemas"]["AreaUnit"];
                value: number;
            };
            by_custom: number;
            by_location: number;
            by_time: number;
            /** @description The construction category, by which like projects are found. */
            category_id: number | null;
            city: string | null;
            cost: components["schemas"]["MoneyOrNull"];
            delivery_contract_type: string | null;
            id: components["schemas"]["Id"];
            is_legacy: boolean;
            milestone: string | null;
            /** @description Whose estimate the cost is. */
            milestone_id: number | null;
            name: string;
            state: string | null;
            year: number | null;
        };
        Candidate: {
            access_scopes: components["schemas"]["NamedRow"][];
            avatar_url?: string | null;
            email: string;
            first_name: string;
            id: components["schemas"]["Id"];
            is_external: boolean;
            last_name: string;
            roles: components["schemas"]["NamedRow"][];
            status: components["schemas"]["AccountStatus"];
        };
        CandidateList: {
            /** @description All that fit; at most ten of them are sent. */
            count: number;
            results: components["schemas"]["Candidate"][];
        };
        Category: {
            base_unit: string | null;
            classification: components["schemas"]["CategoryTable"];
            code: string;
            description: string;
            /** @description -1 is `Common`. */
            id: number;
            /** @description Whether the caller keeps it at hand. */
            is_favorite: boolean;
            level: number;
            name: string;
            parent_category: number | null;
            /** @description Projects of the company that are of this kind. */
            used_count: number;
        };
        CategoryFavorite: {
            is_favorite: boolean;
        };
        CategoryNameOrNull: {
            classification: components["schemas"]["CategoryTable"];
            code: string;
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        CategoryPage: {
            count: number;
            results: components["schemas"]["Category"][];
        };
        /** @enum {string} */
        CategoryTable: "TABLE_11" | "TABLE_13";
        ChangeSet: {
            changed: {
                entity: string;
                id: components["schemas"]["Id"];
                version: number | null;
            }[];
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["IdOrNull"];
            reverts_id: components["schemas"]["IdOrNull"];
            source: string;
        };
        ChosenIdeas: {
            ideas: components["schemas"]["Id"][];
        };
        ChosenTemplates: {
            templates: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        ClientFlag: "notifications" | "custom_normalization" | "foresite_chart_zoom" | "custom_codes" | "bid_package_details" | "pwa" | "reporting" | "tvd_mf_report" | "issue_management";
        ClientFlags: {
            flags: {
                [key: string]: boolean;
            };
        };
        ClientFlagsPatch: {
            flags: {
                bid_package_details?: boolean;
                custom_codes?: boolean;
                custom_normalization?: boolean;
                foresite_chart_zoom?: boolean;
                issue_management?: boolean;
                notifications?: boolean;
                pwa?: boolean;
                reporting?: boolean;
                tvd_mf_report?: boolean;
            };
        };
        CodeInput: {
            div_code: string;
            name: string;
            /** @description Code above it in the same list. */
            parent_code: string | null;
        };
        /** @description A deleted one keeps its place without its words. */
        Comment: {
            body: string;
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"];
            edited_at: components["schemas"]["InstantOrNull"];
            entity: components["schemas"]["CommentEntity"];
            entity_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            is_deleted: boolean;
            mentions: components["schemas"]["Person"][];
            version: number;
        };
        /** @enum {string} */
        CommentEntity: "item";
        CommentInput: {
            body: string;
            entity: components["schemas"]["CommentEntity"];
            entity_id: components["schemas"]["Id"];
            mention_ids?: components["schemas"]["Id"][];
        };
        CommentPage: {
            count: number;
            results: components["schemas"]["Comment"][];
        };
        CommentPatch: {
            body: string;
            mention_ids?: components["schemas"]["Id"][];
        };
        Company: {
            id: components["schemas"]["Id"];
            /** @description Null for companies of other hosts, whose files stay with them. */
            logo_url: string | null;
            name: string;
            slug: string;
        };
        CompanyPeople: {
            count: number;
            results: components["schemas"]["RoleMember"][];
        };
        CompanyProfile: {
            id: components["schemas"]["Id"];
            logo_url: string | null;
            name: string;
            slug: string;
            /** @description Name in the IANA database. */
            time_zone: string;
            /** @description Mail domains of colleagues, comma-separated. */
            tld: string;
            version: number;
        };
        CompanyProfilePatch: {
            name?: string;
            time_zone?: string;
            tld?: string;
        };
        CompanySettings: {
            dashboards: {
                external_only: boolean;
            };
            /** @description Null until the company has a normalization index. */
            default_custom_normalization_index_id: components["schemas"]["IdOrNull"];
            defaultFormat: components["schemas"]["CostFormat"];
            issues: {
                allow_draft: boolean;
            };
            measurement_preferences: {
                area: components["schemas"]["AreaUnit"];
            };
            normalize_by_default: boolean;
            notifications: {
                mail_digest: components["schemas"]["MailDigest"];
            };
            tvd: {
                /** @description Percent below which a forecast above its target is still near it. */
                tolerance: number;
            };
            version: number;
        };
        CompanySettingsPatch: {
            dashboards?: {
                external_only: boolean;
            };
            defaultFormat?: components["schemas"]["CostFormat"];
            issues?: {
                allow_draft: boolean;
            };
            measurement_preferences?: {
                area: components["schemas"]["AreaUnit"];
            };
            normalize_by_default?: boolean;
            notifications?: {
                mail_digest: components["schemas"]["MailDigest"];
            };
            tvd?: {
                tolerance: number;
            };
        };
        CompanyUser: {
            access_scopes: components["schemas"]["NamedRow"][];
            avatar_url?: string | null;
            email: string;
            /** @description Empty until an invited person has signed up. */
            first_name: string;
            id: components["schemas"]["Id"];
            invited_at: components["schemas"]["InstantOrNull"];
            /** @description Whether their e-mail is of another domain than the company. */
            is_external: boolean;
            last_name: string;
            last_seen_at: components["schemas"]["InstantOrNull"];
            /** @description Projects whose team they are on. */
            project_count: number;
            roles: components["schemas"]["NamedRow"][];
            status: components["schemas"]["AccountStatus"];
            title: string | null;
            version: number;
        };
        CompanyUserDetail: components["schemas"]["CompanyUser"] & {
            projects: {
                code: string | null;
                id: components["schemas"]["Id"];
                name: string;
                /** @description The role held in this project; null where the roles of the company hold. */
                role: components["schemas"]["NamedRow"] | null;
            }[];
        };
        CompanyUserPage: {
            count: number;
            /** @description People of the whole company who have not answered yet. */
            pending_count: number;
            results: components["schemas"]["CompanyUser"][];
        };
        CompanyUserPatch: {
            access_scope_ids?: components["schemas"]["Id"][];
            first_name?: string;
            last_name?: string;
            role_ids?: components["schemas"]["Id"][];
            /** @enum {string} */
            status?: "ACTIVE" | "DISABLED";
            title?: string | null;
        };
        ComparedScenario: {
            /** @description The project as if its pending items were approved. */
            after: components["schemas"]["ForesiteSummary"];
            /** @description Scores weighted by the goals, two decimals; null without goals. */
            driver_score: number | null;
            drivers: {
                id: components["schemas"]["Id"];
                /** @description Sum of the scores of its items. */
                score: number;
            }[];
            items: {
                code: string;
                cost: components["schemas"]["MoneyOrNull"];
                id: components["schemas"]["Id"];
                is_schedule_critical: boolean;
                name: string;
                schedule_days: number | null;
                status: components["schemas"]["ItemStatus"];
            }[];
            /** @description Open risks that its items are linked to; null for callers without risk_access. */
            risks: {
                /** @example R-001 */
                code: string;
                id: components["schemas"]["Id"];
                name: string;
                value: components["schemas"]["MoneyOrNull"];
            }[] | null;
            scenario: components["schemas"]["Scenario"];
        };
        Component: {
            area: components["schemas"]["Area"] | null;
            base_unit_count: number | null;
            base_unit_name: string | null;
            /** @description Data colour kept on every screen. */
            color_index: number;
            component_order: number;
            construction_sub_category: string | null;
            /** @description At the latest milestone with an estimate. */
            current_cost: components["schemas"]["MoneyOrNull"];
            exclude_from_project_sqft: boolean;
            id: components["schemas"]["Id"];
            /** @description The 'Overall Project' component. */
            is_uncategorized: boolean;
            name: string;
            target_budget: components["schemas"]["MoneyOrNull"];
            version: number;
            work_type: string | null;
        };
        ComponentBatch: {
            create?: components["schemas"]["ComponentInput"][];
            /** @description Every component but Overall Project, in the order wanted; not together with new ones or deletions. */
            order?: components["schemas"]["Id"][];
            remove?: components["schemas"]["ComponentRef"][];
            /**
             * @default hand
             * @enum {string}
             */
            source?: "hand" | "paste";
            update?: components["schemas"]["ComponentPatch"][];
        };
        ComponentBatchResult: {
            change_set_id: components["schemas"]["IdOrNull"];
            components: components["schemas"]["ComponentPage"];
            /** @description In the order sent. */
            created: components["schemas"]["Id"][];
        };
        ComponentInput: {
            area?: components["schemas"]["AreaInput"] | null;
            base_unit_count?: number | null;
            base_unit_name?: string | null;
            color_index?: number;
            /** @description Last when left out. */
            component_order?: number;
            construction_sub_category?: string | null;
            exclude_from_project_sqft?: boolean;
            name: string;
            target_budget?: components["schemas"]["MoneyOrNull"];
            work_type?: string | null;
        };
        ComponentPage: {
            count: number;
            results: components["schemas"]["Component"][];
        };
        ComponentPatch: {
            area?: components["schemas"]["AreaInput"] | null;
            base_unit_count?: number | null;
            base_unit_name?: string | null;
            color_index?: number;
            construction_sub_category?: string | null;
            exclude_from_project_sqft?: boolean;
            id: components["schemas"]["Id"];
            name?: string;
            target_budget?: components["schemas"]["MoneyOrNull"];
            version: number;
            work_type?: string | null;
        };
        ComponentRef: {
            id: components["schemas"]["Id"];
            version: number;
        };
        ComponentUsage: {
            context_entries: number;
            /** @description Rows that were deleted and may be restored. */
            deleted: number;
            estimate_lines: number;
            id: components["schemas"]["Id"];
            items: number;
            program_areas: number;
            risks: number;
        };
        ComponentUsageList: {
            results: components["schemas"]["ComponentUsage"][];
        };
        /** @enum {string} */
        ConnectionKind: "oidc" | "saml";
        /**
         * @description `incomplete`: settings are missing; `untested`: no test since the last change; `failed`: the last test failed; `ready`: tested and off.
         * @enum {string}
         */
        ConnectionState: "on" | "ready" | "untested" | "failed" | "incomplete";
        ContextChange: {
            amount: components["schemas"]["MoneyOrNull"];
            /** @description The statement at the milestone where it read otherwise. */
            before: string | null;
            cost_group: components["schemas"]["ContextCode"] | null;
            id: components["schemas"]["Id"];
            is_deleted: boolean;
            kind: components["schemas"]["ContextKind"];
            number: number;
            statement: string;
        };
        ContextCode: {
            div_code: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        ContextComponent: {
            color: number;
            id: components["schemas"]["Id"];
            name: string;
        };
        ContextDifference: {
            added: components["schemas"]["ContextChange"][];
            changed: components["schemas"]["ContextChange"][];
            milestone: components["schemas"]["ContextMilestone"];
            no_longer: components["schemas"]["ContextChange"][];
        };
        /** @description Amount is what hangs on it, in dollars; negative where it saves. */
        ContextEntry: {
            amount: components["schemas"]["MoneyOrNull"];
            component: components["schemas"]["ContextComponent"] | null;
            cost_group: components["schemas"]["ContextCode"] | null;
            /** @description The statement in pieces, those that a search found marked; null without a search. */
            headline: {
                is_match: boolean;
                text: string;
            }[] | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContextKind"];
            milestone: components["schemas"]["ContextMilestone"] | null;
            number: number;
            owner: components["schemas"]["Person"] | null;
            source: string;
            statement: string;
            status: components["schemas"]["ContextStatus"];
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        ContextEntryCreate: {
            amount?: components["schemas"]["MoneyOrNull"];
            component_id?: components["schemas"]["IdOrNull"];
            cost_group_id?: components["schemas"]["IdOrNull"];
            kind: components["schemas"]["ContextKind"];
            milestone_id?: components["schemas"]["IdOrNull"];
            owner_id?: components["schemas"]["IdOrNull"];
            source?: string;
            statement: string;
            status?: components["schemas"]["ContextStatus"];
        };
        ContextEntryPatch: {
            amount?: components["schemas"]["MoneyOrNull"];
            component_id?: components["schemas"]["IdOrNull"];
            cost_group_id?: components["schemas"]["IdOrNull"];
            kind?: components["schemas"]["ContextKind"];
            milestone_id?: components["schemas"]["IdOrNull"];
            owner_id?: components["schemas"]["IdOrNull"];
            source?: string;
            statement?: string;
            status?: components["schemas"]["ContextStatus"];
        };
        /** @enum {string} */
        ContextKind: "ASSUMPTION" | "INCLUSION" | "EXCLUSION" | "QUALIFICATION" | "SITE_FACT";
        ContextMilestone: {
            date: components["schemas"]["IsoDate"];
            id: components["schemas"]["Id"];
            name: string;
        };
        ContextPage: {
            count: number;
            counts: {
                ASSUMPTION: number;
                EXCLUSION: number;
                INCLUSION: number;
                QUALIFICATION: number;
                SITE_FACT: number;
            };
            results: components["schemas"]["ContextEntry"][];
        };
        /** @enum {string} */
        ContextStatus: "TO_CONFIRM" | "HOLDS" | "NO_LONGER_HOLDS";
        Contingency: {
            /** @description The day at whose end the figures stand. */
            as_of: components["schemas"]["IsoDate"];
            burn: components["schemas"]["ContingencyBurnOrNull"];
            /** @description The current estimate that shares are of. */
            estimate: components["schemas"]["MoneyOrNull"];
            /** @description Null for those who may not see risks, and for a day that is past. */
            exposure: components["schemas"]["ContingencyExposure"] | null;
            pots: components["schemas"]["ContingencyPot"][];
            /** @description The current milestone and those to come whose names tell a stage of design. */
            stages: components["schemas"]["ContingencyStage"][];
            total: components["schemas"]["PotPosition"];
            /** @description The end of construction. */
            until: components["schemas"]["IsoDateOrNull"];
        };
        /** @description The straight line of draws so far. */
        ContingencyBurn: {
            left_at_end: components["schemas"]["MoneyOrNull"];
            per_month: components["schemas"]["Money"];
            runs_dry_on: components["schemas"]["IsoDateOrNull"];
        };
        ContingencyBurnOrNull: components["schemas"]["ContingencyBurn"] | null;
        ContingencyEntry: {
            /** @description Above zero it funds the pot; below it draws on it. */
            amount: components["schemas"]["Money"];
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"] | null;
            date: components["schemas"]["IsoDate"];
            id: components["schemas"]["Id"];
            item: components["schemas"]["ContingencyReasonOrNull"];
            note: string;
            pot: components["schemas"]["ContingencyPotName"];
            risk: components["schemas"]["ContingencyReasonOrNull"];
            /** @description The other pot of a transfer. */
            transfer_pot: components["schemas"]["ContingencyPotName"] | null;
            version: number;
        };
        ContingencyEntryInput: {
            amount: components["schemas"]["Money"];
            date: components["schemas"]["IsoDate"];
            item_id?: components["schemas"]["IdOrNull"];
            note?: string;
            pot_id: components["schemas"]["Id"];
            risk_id?: components["schemas"]["IdOrNull"];
        };
        ContingencyEntryPage: {
            count: number;
            results: components["schemas"]["ContingencyEntry"][];
        };
        ContingencyEntryPatch: {
            amount?: components["schemas"]["Money"];
            date?: components["schemas"]["IsoDate"];
            item_id?: components["schemas"]["IdOrNull"];
            note?: string;
            risk_id?: components["schemas"]["IdOrNull"];
        };
        /** @description Open risks: in full, weighted by likelihood, and what would be left of contingency. */
        ContingencyExposure: {
            count: number;
            cover: components["schemas"]["Money"];
            expected: components["schemas"]["Money"];
            value: components["schemas"]["Money"];
        };
        ContingencyPot: {
            /** @description What it was opened with. */
            amount: components["schemas"]["Money"];
            burn: components["schemas"]["ContingencyBurnOrNull"];
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            entries_count: number;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PotKind"];
            name: string;
            opened_on: components["schemas"]["IsoDate"];
            position: components["schemas"]["PotPosition"];
            steps: components["schemas"]["PotStep"][];
            version: number;
        };
        ContingencyPotInput: {
            amount: components["schemas"]["Money"];
            kind: components["schemas"]["PotKind"];
            name: string;
            opened_on: components["schemas"]["IsoDate"];
        };
        ContingencyPotName: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PotKind"];
            name: string;
        };
        ContingencyPotPatch: {
            amount?: components["schemas"]["Money"];
            kind?: components["schemas"]["PotKind"];
            name?: string;
            opened_on?: components["schemas"]["IsoDate"];
        };
        ContingencyReason: {
            /** @example VO-003 */
            code: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        ContingencyReasonOrNull: components["schemas"]["ContingencyReason"] | null;
        /** @description What is usual of the estimate; both ends are within. */
        ContingencyRequirement: {
            /** @enum {string} */
            adequacy: "short" | "within" | "ample";
            high: components["schemas"]["MoneyOrNull"];
            kind: components["schemas"]["PotKind"];
            low: components["schemas"]["Money"];
        };
        ContingencyStage: {
            date: components["schemas"]["IsoDate"];
            milestone_id: components["schemas"]["Id"];
            milestone_name: string;
            requirements: components["schemas"]["ContingencyRequirement"][];
            /** @enum {string} */
            stage: "concept" | "schematic" | "development" | "documents";
        };
        ContingencyTransfer: {
            change_set_id: components["schemas"]["IdOrNull"];
            entries: components["schemas"]["ContingencyEntry"][];
        };
        ContingencyTransferInput: {
            amount: components["schemas"]["Money"];
            date: components["schemas"]["IsoDate"];
            from_pot_id: components["schemas"]["Id"];
            note?: string;
            to_pot_id: components["schemas"]["Id"];
        };
        ContractEventPage: {
            count: number;
            results: components["schemas"]["TimelineEvent"][];
        };
        /** @enum {string} */
        ContractEventType: "GMP_LOCK_DATE" | "GENERIC_CONTRACT_EVENT" | "PRECONSTRUCTION_START_DATE" | "PRECONSTRUCTION_END_DATE" | "CONSTRUCTION_START_DATE";
        /**
         * @description MasterFormat or UniFormat.
         * @enum {string}
         */
        CostFormat: "MF" | "UF";
        CostFormatOrNull: components["schemas"]["CostFormat"] | null;
        CostGroup: {
            definition_id: components["schemas"]["Id"];
            div_code: string;
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description Null for a company's own.
             * @enum {string|null}
             */
            standard: "MF" | "UF" | null;
        };
        CostGroupDefinition: {
            code_count: number;
            id: components["schemas"]["Id"];
            /** @description Offered when an estimate is uploaded, not for items. */
            is_estimates_only: boolean;
            is_standard: boolean;
            name: string;
            short_name: string;
            version: number;
        };
        CostGroupDefinitionDetails: components["schemas"]["CostGroupDefinition"] & {
            /** @description Parents before their children. */
            custom_codes: components["schemas"]["FormatCode"][];
        };
        CostGroupDefinitionInput: {
            codes?: components["schemas"]["CodeInput"][];
            is_estimates_only?: boolean;
            name: string;
            short_name: string;
        };
        CostGroupDefinitionPage: {
            count: number;
            results: components["schemas"]["CostGroupDefinition"][];
        };
        CostGroupDefinitionPatch: {
            /** @description The whole list, in order. A code that is left out is removed; one in use cannot be. */
            codes?: components["schemas"]["CodeInput"][];
            is_estimates_only?: boolean;
            name?: string;
            short_name?: string;
        };
        CostGroupPage: {
            count: number;
            results: components["schemas"]["CostGroup"][];
        };
        CostGroupRefOrNull: components["schemas"]["CostGroup"] | null;
        CostIndex: {
            first_key: string | null;
            id: components["schemas"]["Id"];
            /** @description The one of its kind that factors are read by. */
            is_default: boolean;
            kind: components["schemas"]["CostIndexKind"];
            last_key: string | null;
            name: string;
            row_count: number;
            rows: components["schemas"]["CostIndexRow"][];
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        CostIndexCreate: {
            is_default?: boolean;
            kind: components["schemas"]["CostIndexKind"];
            name: string;
            rows: components["schemas"]["CostIndexRow"][];
        };
        /** @enum {string} */
        CostIndexKind: "location" | "time" | "custom";
        CostIndexPage: {
            count: number;
            results: components["schemas"]["CostIndexSummary"][];
        };
        CostIndexPatch: {
            is_default?: boolean;
            name?: string;
            rows?: components["schemas"]["CostIndexRow"][];
        };
        CostIndexReading: {
            /** @enum {string} */
            basis: "stated" | "interpolated" | "extrapolated";
            key: string;
            value: number;
        };
        /** @description A city, a year (`2026`) or month (`2026-03`), or a name; for all costs where the code is null. */
        CostIndexRow: {
            code: string | null;
            key: string;
            value: number;
        };
        CostIndexSummary: {
            first_key: string | null;
            id: components["schemas"]["Id"];
            /** @description The one of its kind that factors are read by. */
            is_default: boolean;
            kind: components["schemas"]["CostIndexKind"];
            last_key: string | null;
            name: string;
            row_count: number;
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        CostTrace: {
            /** @description Null while there is no such figure. */
            amount: components["schemas"]["MoneyOrNull"];
            count: number;
            /** @description The option whose cost this is. */
            item_id: components["schemas"]["IdOrNull"];
            /** @description A sentence about the total, such as who approved an option. */
            note: string | null;
            of: string;
            results: components["schemas"]["CostTracePart"][];
            title: string;
        };
        CostTracePart: {
            amount: components["schemas"]["Money"];
            detail: string | null;
            /** @description Unique among the parts. */
            key: string;
            /** @description What to ask for its own parts; null at the end of the chain. */
            of: string | null;
            title: string;
        };
        /** @enum {string} */
        CriterionResult: "NOT_JUDGED" | "MET" | "AT_RISK" | "NOT_MET";
        CurrentUser: {
            avatar_url: string | null;
            companies: components["schemas"]["Company"][];
            email: string;
            first_name: string;
            id: components["schemas"]["Id"];
            is_external: boolean;
            last_name: string;
            permissions: components["schemas"]["Permission"][];
            preferences: components["schemas"]["Preferences"];
            role_impersonation: components["schemas"]["RoleImpersonation"];
            roles: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            title: string | null;
        };
        CurrentUserPatch: {
            first_name?: string;
            last_name?: string;
            preferences?: {
                /** @enum {string} */
                density?: "normal" | "compact";
                mail_digest?: components["schemas"]["MailDigest"];
                /** @enum {string} */
                theme?: "system" | "light" | "dark";
            };
            title?: string | null;
        };
        /** @description The code of a scope row in a company's own format. */
        CustomCode: {
            /** @description Short name of the format. */
            definition: string;
            definition_id: components["schemas"]["Id"];
            div_code: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        CustomReport: {
            access: components["schemas"]["ReportAccess"];
            card_count: number;
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"] | null;
            description: string;
            id: components["schemas"]["Id"];
            include_cover_page: boolean;
            include_header: boolean;
            include_page_numbers: boolean;
            /** @description Whether it was made in this project and can be changed here. */
            is_here: boolean;
            /** @description Whether the caller made it. */
            is_own: boolean;
            margin: components["schemas"]["ReportMargin"];
            name: string;
            page_orientation: components["schemas"]["ReportOrientation"];
            page_size: components["schemas"]["ReportPageSize"];
            report_cards: components["schemas"]["ReportCard"][];
            scope: components["schemas"]["ReportScope"];
            state: components["schemas"]["ReportState"];
            updated_at: components["schemas"]["Instant"];
            updated_by: components["schemas"]["Person"] | null;
            version: number;
        };
        CustomReportCreate: {
            access?: components["schemas"]["ReportAccess"];
            description?: string;
            include_cover_page?: boolean;
            include_header?: boolean;
            include_page_numbers?: boolean;
            margin?: components["schemas"]["ReportMargin"];
            name: string;
            page_orientation?: components["schemas"]["ReportOrientation"];
            page_size?: components["schemas"]["ReportPageSize"];
            report_cards?: components["schemas"]["ReportCard"][];
            scope?: components["schemas"]["ReportScope"];
            state?: components["schemas"]["ReportState"];
        };
        CustomReportPage: {
            count: number;
            results: components["schemas"]["CustomReportRow"][];
        };
        CustomReportPatch: {
            access?: components["schemas"]["ReportAccess"];
            description?: string;
            include_cover_page?: boolean;
            include_header?: boolean;
            include_page_numbers?: boolean;
            margin?: components["schemas"]["ReportMargin"];
            name?: string;
            page_orientation?: components["schemas"]["ReportOrientation"];
            page_size?: components["schemas"]["ReportPageSize"];
            report_cards?: components["schemas"]["ReportCard"][];
            scope?: components["schemas"]["ReportScope"];
            state?: components["schemas"]["ReportState"];
        };
        CustomReportRow: {
            access: components["schemas"]["ReportAccess"];
            card_count: number;
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"] | null;
            description: string;
            id: components["schemas"]["Id"];
            /** @description Whether it was made in this project and can be changed here. */
            is_here: boolean;
            /** @description Whether the caller made it. */
            is_own: boolean;
            name: string;
            scope: components["schemas"]["ReportScope"];
            state: components["schemas"]["ReportState"];
            updated_at: components["schemas"]["Instant"];
            updated_by: components["schemas"]["Person"] | null;
            version: number;
        };
        Dashboard: {
            cards: components["schemas"]["DashboardCard"][];
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"] | null;
            description: string;
            id: components["schemas"]["Id"];
            memberships: components["schemas"]["DashboardMember"][];
            name: string;
            /** @description What the caller may do with it. */
            permissions: components["schemas"]["DashboardPermission"][];
            project_groups: components["schemas"]["ProjectMark"][];
            /** @description Picked one by one; those that the caller sees. */
            projects: components["schemas"]["ProjectMark"][];
            /** @description All that it shows the caller, those of its groups too. */
            related_projects: components["schemas"]["ProjectMark"][];
            type: components["schemas"]["DashboardType"];
            version: number;
        };
        DashboardArrangement: {
            cards: components["schemas"]["DashboardCard"][];
        };
        DashboardCard: {
            /** @description Names the card on its dashboard. */
            key: string;
            /** @enum {string} */
            kind: "totals" | "projects" | "dates" | "decisions" | "matrix" | "risks" | "issues" | "text" | "metric";
            metric?: components["schemas"]["DashboardMetric"];
            /** @description What a text card says. */
            text?: string;
            /** @description Columns of twelve. */
            width: number;
        };
        DashboardInput: {
            description?: string;
            memberships?: components["schemas"]["DashboardMemberInput"][];
            name: string;
            project_group_ids?: components["schemas"]["Id"][];
            project_ids?: components["schemas"]["Id"][];
            type: components["schemas"]["DashboardType"];
        };
        DashboardMember: {
            permissions: components["schemas"]["DashboardPermission"][];
            user: components["schemas"]["Person"];
        };
        DashboardMemberInput: {
            permissions?: components["schemas"]["DashboardPermission"][];
            user_id: components["schemas"]["Id"];
        };
        DashboardMetric: {
            chart_type: components["schemas"]["MetricChart"];
            feature: components["schemas"]["MetricFeature"];
            group_axis: components["schemas"]["MetricAxis"] | null;
            main_axis: components["schemas"]["MetricAxis"];
            name: string;
            /** @description Without what is decided, closed or void. */
            open_only: boolean;
            /** @enum {string|null} */
            orientation: "vertical" | "horizontal" | null;
            secondary_axis: components["schemas"]["MetricMeasure"];
            /** @description Whether the legend shows. */
            show_categories: boolean;
        };
        DashboardPage: {
            count: number;
            results: components["schemas"]["Dashboard"][];
        };
        DashboardPatch: {
            description?: string;
            memberships?: components["schemas"]["DashboardMemberInput"][];
            name?: string;
            project_group_ids?: components["schemas"]["Id"][];
            project_ids?: components["schemas"]["Id"][];
        };
        DashboardPeople: {
            results: {
                is_external: boolean;
                user: components["schemas"]["Person"];
            }[];
        };
        /** @enum {string} */
        DashboardPermission: "edit_dashboard_settings" | "edit_dashboard_cards";
        /** @enum {string} */
        DashboardType: "INTERNAL" | "EXTERNAL";
        /** @description The design milestone by which an option has to be decided. */
        Deadline: {
            date: components["schemas"]["IsoDate"];
            id: components["schemas"]["Id"];
            name: string;
        };
        DeadlineOrNull: components["schemas"]["Deadline"] | null;
        DeletedItem: {
            code: string;
            cost: components["schemas"]["MoneyOrNull"];
            deleted_at: components["schemas"]["Instant"];
            deleted_by: components["schemas"]["PersonOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["ItemStatus"];
        };
        DeletedItemPage: {
            count: number;
            results: components["schemas"]["DeletedItem"][];
        };
        DeletedProject: {
            code: string | null;
            deleted_at: components["schemas"]["InstantOrNull"];
            deleted_by: components["schemas"]["Person"] | null;
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["ProjectStatus"];
        };
        DeletedProjectPage: {
            count: number;
            results: components["schemas"]["DeletedProject"][];
        };
        DesignMilestone: {
            actual_date: components["schemas"]["IsoDateOrNull"];
            /** @example MS-001 */
            code: string;
            date: components["schemas"]["IsoDate"];
            has_estimate: boolean;
            id: components["schemas"]["Id"];
            milestone_components_totals: {
                component_id: components["schemas"]["Id"];
                total: components["schemas"]["Money"];
            }[];
            name: string;
            number: number;
            short_name: string | null;
            total: components["schemas"]["MoneyOrNull"];
            type: components["schemas"]["MilestoneType"];
            version: number;
        };
        DesignMilestonePage: {
            count: number;
            results: components["schemas"]["DesignMilestone"][];
        };
        /** @enum {string} */
        Discipline: "Architecture" | "Structural" | "Civil" | "Mechanical" | "Electrical" | "Plumbing" | "Fire" | "Technology" | "Landscape" | "Interiors" | "Acoustics";
        DomainRule: {
            connection: {
                enabled: boolean;
                id: components["schemas"]["Id"];
                kind: components["schemas"]["ConnectionKind"];
                name: string;
            } | null;
            domain: string;
            id: components["schemas"]["Id"];
            /** @description Whether people of the domain belong to the company. */
            is_internal: boolean;
            /** @enum {string} */
            ownership: "verified" | "pending" | "not_needed";
            /** @description People who have not been deactivated. */
            people_count: number;
            /** @description Where DNS has to hold the text record. */
            record_name: string;
            record_value: string;
            /** Format: date-time */
            verified_at: string | null;
            version: number;
        };
        DomainRuleInput: {
            connection: components["schemas"]["Id"] | null;
            domain: string;
        };
        DomainRulePage: {
            count: number;
            results: components["schemas"]["DomainRule"][];
        };
        DomainRulePatch: {
            connection: components["schemas"]["Id"] | null;
        };
        DueMitigation: {
            due_date: components["schemas"]["IsoDateOrNull"];
            leader: components["schemas"]["PersonOrNull"];
            name: string;
            risk_id: components["schemas"]["Id"];
            risk_number: number;
            status: components["schemas"]["MitigationStatus"];
        };
        Email: string;
        /** @description One shape for every refusal. `code` is stable; the sentence shown is `message`, else `detail`, else the fields. */
        Error: {
            /**
             * @example invalid
             * @example unauthenticated
             * @example forbidden
             * @example not_found
             * @example conflict
             * @example stale
             * @example rule
             * @example too_many
             * @example unavailable
             */
            code: string;
            /** @description Fields that somebody changed since, on a refused undo. */
            conflicts?: {
                entity?: string;
                field: string;
                id?: number;
                theirs?: unknown;
                yours?: unknown;
            }[];
            /** @description The row as it stands, on 409 and 412. */
            current?: Record<string, never>;
            detail?: string;
            errors?: {
                [key: string]: string[];
            };
            /** @description The missing flag of a 403. */
            flag?: string;
            message?: string;
            /** @description The missing permission of a 403. */
            permission?: string;
            request_id?: string;
        };
        /** @description A milestone's estimate by cost group and component. */
        Estimate: {
            amounts: components["schemas"]["EstimateAmount"][];
            components: components["schemas"]["EstimateComponent"][];
            /** @description Whether the cost of an estimate includes them. */
            counts_owner_costs: boolean;
            groups: components["schemas"]["EstimateGroup"][];
            lines_count: number;
            milestone_id: components["schemas"]["Id"];
            /** @description None where the project neither shows nor counts them. */
            owner_costs: components["schemas"]["EstimateOwnerCost"][];
            /** @description The kept total of the milestone. */
            total: components["schemas"]["Money"];
        };
        /** @description What all lines of one cost group come to in one component. */
        EstimateAmount: {
            amount: components["schemas"]["Money"];
            component_id: components["schemas"]["Id"];
            cost_group_id: components["schemas"]["IdOrNull"];
            lines_count: number;
        };
        EstimateClear: {
            milestone_id: components["schemas"]["Id"];
        };
        EstimateCleared: {
            change_set_id: components["schemas"]["IdOrNull"];
            lines_count: number;
        };
        EstimateComponent: {
            area: components["schemas"]["Area"] | null;
            color_index: number;
            id: components["schemas"]["Id"];
            is_uncategorized: boolean;
            name: string;
        };
        /** @description How far the review of an upload has come. Nothing of it counts before the upload is accepted. */
        EstimateDraft: {
            changed: components["schemas"]["EstimateDraftLine"][];
            /** @description Codes of the file with the cost group that they mean here; null for none. */
            codes: {
                means: number | null;
                words: string;
            }[];
            left_out: string[];
            /** @description Components of the file, or whole sheets, with the component that they mean here. */
            places: {
                means: number;
                sheet: number | null;
                words: string;
            }[];
            sheets: components["schemas"]["EstimateDraftSheet"][];
            /** @enum {string} */
            step: "upload" | "sheet" | "columns" | "names" | "review";
        };
        /** @description A line as somebody changed it; `key` is its sheet and row. */
        EstimateDraftLine: {
            count: number | null;
            group: string | null;
            key: string;
            measure: string;
            place: string | null;
            price: number | null;
            remark: string;
            sum: number | null;
            words: string;
        };
        EstimateDraftSheet: {
            columns: {
                column: number;
                /** @enum {string} */
                means: "code" | "component" | "description" | "quantity" | "unit" | "unit_cost" | "amount" | "notes";
            }[];
            header_row: number;
            is_used: boolean;
        };
        /** @description A cost group that lines stand under, or one above such a group. */
        EstimateGroup: {
            definition_id: components["schemas"]["Id"];
            div_code: string;
            id: components["schemas"]["Id"];
            name: string;
            parent_id: components["schemas"]["IdOrNull"];
        };
        EstimateLine: {
            amount: components["schemas"]["Money"];
            component_id: components["schemas"]["Id"];
            cost_group_code: string | null;
            cost_group_id: components["schemas"]["IdOrNull"];
            cost_group_name: string | null;
            description: string;
            id: components["schemas"]["Id"];
            notes: string;
            position: number;
            quantity: number | null;
            unit: string | null;
            unit_cost: number | null;
            version: number;
        };
        EstimateLineBatch: {
            creates?: components["schemas"]["EstimateLineInput"][];
            deletes?: components["schemas"]["Id"][];
            milestone_id: components["schemas"]["Id"];
            updates?: components["schemas"]["EstimateLineUpdate"][];
        };
        EstimateLineBatchResult: {
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description In the order of the creates. */
            created: components["schemas"]["Id"][];
        };
        EstimateLineInput: {
            /** @description Counts where quantity or unit cost is missing; their product otherwise. */
            amount?: components["schemas"]["MoneyOrNull"];
            component_id: components["schemas"]["Id"];
            cost_group_id?: components["schemas"]["IdOrNull"];
            description: string;
            notes?: string;
            quantity?: number | null;
            unit?: string | null;
            unit_cost?: number | null;
        };
        EstimateLinePage: {
            count: number;
            results: components["schemas"]["EstimateLine"][];
            /** @description Of all lines that were found. */
            total: components["schemas"]["Money"];
        };
        EstimateLineUpdate: {
            amount?: components["schemas"]["MoneyOrNull"];
            component_id?: components["schemas"]["Id"];
            cost_group_id?: components["schemas"]["IdOrNull"];
            description?: string;
            id: components["schemas"]["Id"];
            if_version?: number;
            notes?: string;
            quantity?: number | null;
            unit?: string | null;
            unit_cost?: number | null;
        };
        EstimateOwnerCost: {
            amount: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A file on its way into the estimate of a milestone. */
        EstimateUpload: {
            accepted_at: components["schemas"]["InstantOrNull"];
            accepted_by: components["schemas"]["Person"] | null;
            /** @description What the accepted lines came to. */
            amount: components["schemas"]["MoneyOrNull"];
            /** @description What accepting wrote; undoing it reverts the upload. */
            change_set_id: components["schemas"]["IdOrNull"];
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["Person"] | null;
            file_name: string;
            id: components["schemas"]["Id"];
            job_id: components["schemas"]["Id"];
            /** @description Lines that were accepted. */
            lines_count: number | null;
            milestone_id: components["schemas"]["Id"];
            /** @description Why the file could not be read. */
            problem: string | null;
            /** @description In bytes. */
            size: number;
            /** @enum {string} */
            status: "READING" | "FAILED" | "REVIEW" | "ACCEPTED" | "DISCARDED";
            /** @description Where the original file is, for five to ten minutes. */
            url: string;
            version: number;
        };
        EstimateUploadAccept: {
            creates: components["schemas"]["EstimateLineInput"][];
        };
        EstimateUploadDetail: {
            draft: components["schemas"]["EstimateDraft"] | null;
            upload: components["schemas"]["EstimateUpload"];
        };
        EstimateUploadMoved: {
            change_set_id: components["schemas"]["IdOrNull"];
            version: number;
        };
        EstimateUploadPage: {
            count: number;
            results: components["schemas"]["EstimateUpload"][];
        };
        EstimateUploadPatch: {
            /** @enum {string} */
            status: "REVIEW" | "DISCARDED";
        };
        EstimateUploadStarted: {
            id: components["schemas"]["Id"];
            job_id: components["schemas"]["Id"];
        };
        Existence: {
            /** @description Whether the account of the link is open already. */
            exists: boolean;
        };
        FieldChange: {
            /** @example upper_limit */
            field: string;
            /** @description As a person reads it; null for nothing. */
            from: string | null;
            /** @example Upper limit */
            label: string;
            to: string | null;
        };
        FieldRestore: {
            /** @description The change before which the field had the value. */
            change_set_id: components["schemas"]["Id"];
            /** @enum {string} */
            field: "name" | "description" | "priority" | "due_date" | "estimated_area" | "lower_limit" | "upper_limit" | "component_id" | "assignee_id" | "proposed_by_id" | "me_group_ids" | "tag_ids" | "probability" | "schedule_days" | "is_schedule_critical" | "deadline_milestone_id" | "weekly_waiting_cost";
        };
        Foresite: {
            approved_series: components["schemas"]["ApprovedPoint"][];
            area: components["schemas"]["Area"];
            budget_adjusted: {
                components: {
                    component_id: components["schemas"]["Id"];
                    total_area: number;
                    total_cost: components["schemas"]["Money"];
                }[];
                cost: components["schemas"]["MoneyOrNull"];
                sqft: number;
            };
            completion_date: components["schemas"]["IsoDateOrNull"];
            current_milestone_id: components["schemas"]["IdOrNull"];
            design_milestones: components["schemas"]["ForesiteMilestone"][];
            /**
             * @description As asked for; components unless given.
             * @example components
             */
            dimension: string;
            estimated_approved_series: components["schemas"]["ApprovedPoint"][];
            forecasted_milestone_id: components["schemas"]["IdOrNull"];
            other_milestones: components["schemas"]["ForesiteEvent"][];
            /** @description The synthetic series -3; empty where none are recorded. */
            owner_costs: components["schemas"]["TrendPoint"][];
            pending_decisions: components["schemas"]["PendingDecision"][];
            previous_milestone_id: components["schemas"]["IdOrNull"];
            /** @description What active risks may cost; absent without risk_access. The first row is the project's. */
            risks?: components["schemas"]["RiskRow"][];
            series: components["schemas"]["TrendSeries"][];
            summary: components["schemas"]["ForesiteSummary"];
            target_budget: components["schemas"]["MoneyOrNull"];
            today: components["schemas"]["IsoDate"];
        };
        ForesiteAsOf: {
            date: components["schemas"]["IsoDate"];
            foresite: components["schemas"]["Foresite"];
            items: components["schemas"]["PastItem"][];
        };
        ForesiteComparison: {
            /** @description Null unless both days have an estimate. */
            estimate_effect: components["schemas"]["MoneyOrNull"];
            from: components["schemas"]["ForesiteSide"];
            new_estimates: {
                code: string;
                date: components["schemas"]["IsoDate"];
                id: components["schemas"]["Id"];
                name: string;
                total: components["schemas"]["Money"];
            }[];
            steps: components["schemas"]["ForesiteStep"][];
            to: components["schemas"]["ForesiteSide"];
        };
        ForesiteDays: {
            days: {
                /** @description Saves of that day. */
                changes: number;
                date: components["schemas"]["IsoDate"];
            }[];
            first_day: components["schemas"]["IsoDate"];
            /** @description Today. */
            last_day: components["schemas"]["IsoDate"];
        };
        ForesiteEvent: {
            /** @example PMS-001.000 */
            code: string;
            date: components["schemas"]["IsoDate"];
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            type: "GMP_LOCK_DATE" | "GENERIC_CONTRACT_EVENT" | "PRECONSTRUCTION_START_DATE" | "PRECONSTRUCTION_END_DATE" | "CONSTRUCTION_START_DATE";
        };
        ForesiteMilestone: {
            code: string;
            date: components["schemas"]["IsoDate"];
            has_estimate: boolean;
            id: components["schemas"]["Id"];
            name: string;
            total: components["schemas"]["MoneyOrNull"];
            type: components["schemas"]["MilestoneType"];
        };
        ForesiteSide: {
            date: components["schemas"]["IsoDate"];
            summary: components["schemas"]["ForesiteSummary"];
        };
        ForesiteStep: {
            /** @enum {string} */
            cause: "added" | "deleted" | "approved" | "reverted" | "rejected" | "moved" | "in_estimate" | "repriced";
            /** @description Its last change between the two days. */
            changed_at: components["schemas"]["InstantOrNull"];
            changed_by: components["schemas"]["PersonOrNull"];
            code: string;
            /** @description What it did to the forecast. */
            effect: components["schemas"]["Money"];
            from: components["schemas"]["ItemStanding"];
            is_deleted: boolean;
            item_id: components["schemas"]["Id"];
            name: string;
            to: components["schemas"]["ItemStanding"];
        };
        ForesiteSummary: {
            approved: components["schemas"]["Money"];
            current_estimate: components["schemas"]["MoneyOrNull"];
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            generated: {
                approved: components["schemas"]["StatusTotal"];
                pending: components["schemas"]["StatusTotal"];
                rejected: components["schemas"]["StatusTotal"];
            };
            /** @description Whether the pending range is exact or bounds of it. */
            is_exact: boolean;
            pending_high: components["schemas"]["MoneyOrNull"];
            pending_low: components["schemas"]["MoneyOrNull"];
            program_value: components["schemas"]["MoneyOrNull"];
            /** @enum {string} */
            target_state: "noTargetSet" | "onTarget" | "aboveTarget" | "aboveTargetWithinTolerance" | "belowTarget";
        };
        FormatCode: {
            div_code: string;
            id: components["schemas"]["Id"];
            name: string;
            parent_id: components["schemas"]["IdOrNull"];
            /** @description Rows of items, ideas and estimates that name it. */
            used_count: number;
        };
        /** @description A mutually exclusive group; at most one of its items can be approved. */
        Group: {
            id: components["schemas"]["Id"];
            /** @example A */
            letter: string;
        };
        GroupPage: {
            count: number;
            results: components["schemas"]["GroupWithItems"][];
        };
        GroupWithItems: {
            id: components["schemas"]["Id"];
            items: components["schemas"]["Id"][];
            letter: string;
        };
        HistoryEntry: {
            actor: components["schemas"]["Person"] | null;
            at: components["schemas"]["Instant"];
            change_set_id: components["schemas"]["Id"];
            changes: components["schemas"]["FieldChange"][];
            entity: string;
            entity_code: string | null;
            entity_id: components["schemas"]["Id"];
            entity_name: string | null;
            id: components["schemas"]["Id"];
            /** @description The role that the person impersonated. */
            impersonated_role: string | null;
            /** @enum {string} */
            kind: "created" | "updated" | "deleted";
            /** @enum {string} */
            source: "hand" | "paste" | "import" | "assistant" | "api" | "undo" | "system";
            /** @description Whether the caller may undo it now. */
            undoable: boolean;
            undone: boolean;
        };
        HistoryPage: {
            /** @description How many lines there are in all; said with the newest ones only. */
            count: number | null;
            /** @description Sent as `before`, it answers the lines after these; null after the last one. */
            next: number | null;
            results: components["schemas"]["HistoryEntry"][];
        };
        Id: number;
        Idea: {
            /** @description Numbered by their place, from 1. */
            sub_items: components["schemas"]["SubItem"][];
        } & components["schemas"]["IdeaRow"];
        IdeaFields: {
            construction_category?: string | null;
            description?: string;
            lower_limit?: number;
            name?: string;
            sub_items?: components["schemas"]["SubItemInput"][];
            tag_names?: string[];
            upper_limit?: number;
        };
        IdeaInput: WithRequired<components["schemas"]["IdeaFields"], "name">;
        IdeaPage: {
            count: number;
            results: components["schemas"]["IdeaRow"][];
        };
        IdeaPatch: components["schemas"]["IdeaFields"];
        /** @description A row of the list of ideas. */
        IdeaRow: {
            construction_category: string | null;
            /** @description Of its scope, before markups. */
            cost: components["schemas"]["Money"];
            description: string;
            id: components["schemas"]["Id"];
            /** @description Percent. */
            lower_limit: number;
            name: string;
            /** @description Scope rows. */
            row_count: number;
            tag_names: string[];
            updated_at: components["schemas"]["Instant"];
            /** @description Percent. */
            upper_limit: number;
            /** @description Options that were made from it. */
            used_count: number;
            version: number;
        };
        IdOrNull: number | null;
        ImpersonableRole: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @description How many permissions the role holds. */
            permissions: number;
            /** @enum {string} */
            type: "internal" | "external";
            /** @description Those that the caller does not hold in the project, and so not as this role. */
            withheld: number;
        };
        ImpersonationStart: {
            project_id: components["schemas"]["Id"];
        };
        /** @description Days are `YYYY-MM-DD`, percentages texts such as `12.5%`. */
        ImportedCell: string | number | boolean | null;
        ImportedFile: {
            file_name: string;
            sheets: components["schemas"]["ImportedSheet"][];
        };
        ImportedSheet: {
            name: string;
            /** @description From the first row of the sheet on; a row ends with its last cell that holds something. */
            rows: components["schemas"]["ImportedCell"][][];
        };
        /**
         * Format: date-time
         * @example 2026-10-12T09:18:00.000Z
         */
        Instant: string;
        /** Format: date-time */
        InstantOrNull: string | null;
        Invite: {
            access_scope_id?: components["schemas"]["IdOrNull"];
            email: string;
            role_id?: components["schemas"]["IdOrNull"];
        };
        InviteOptions: {
            /** @description The units that the caller may give, those above first. */
            access_scopes: {
                id: components["schemas"]["Id"];
                name: string;
                parent_id: components["schemas"]["IdOrNull"];
            }[];
            email_domains: string[];
            roles: {
                id: components["schemas"]["Id"];
                /** @description Whether the caller holds all of its permissions or is an administrator. */
                is_grantable: boolean;
                name: string;
                permission_count: number;
                /** @enum {string} */
                type: "internal" | "external";
            }[];
        };
        /**
         * Format: date
         * @example 2026-10-30
         */
        IsoDate: string;
        /** Format: date */
        IsoDateOrNull: string | null;
        Issue: {
            answered_by: components["schemas"]["PersonOrNull"];
            answered_on: components["schemas"]["IsoDateOrNull"];
            closed_on: components["schemas"]["IsoDateOrNull"];
            description: string;
            generated_from: components["schemas"]["RelatedRow"] | null;
        } & components["schemas"]["IssueBrief"];
        IssueBatch: components["schemas"]["IssueSave"][];
        IssueBatchResult: {
            /** @description Null where nothing differed. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Rows that were created or changed. */
            results: components["schemas"]["Issue"][];
        };
        /** @description A row of the lists. Cost at stake is dollars, days are days of delay. */
        IssueBrief: {
            answer: string;
            assignee: components["schemas"]["PersonOrNull"];
            cost_at_stake: components["schemas"]["MoneyOrNull"];
            days_at_stake: number | null;
            disciplines: components["schemas"]["Discipline"][];
            due_date: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            number: number;
            priority: components["schemas"]["IssuePriority"];
            /** @description Rows that the caller may see. */
            related: components["schemas"]["RelatedRow"][];
            reviewer: components["schemas"]["PersonOrNull"];
            root_cause: components["schemas"]["RootCauseOrNull"];
            scope_of_work: components["schemas"]["ScopeOfWorkOrNull"];
            severity: components["schemas"]["IssueSeverity"];
            status: components["schemas"]["IssueStatus"];
            subtype: components["schemas"]["IssueSubtypeOrNull"];
            trade: components["schemas"]["TradeOrNull"];
            type: components["schemas"]["IssueTypeOrNull"];
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        IssueFields: {
            answer?: string;
            assignee_id?: components["schemas"]["IdOrNull"];
            cost_at_stake?: components["schemas"]["RiskValue"];
            days_at_stake?: number | null;
            description?: string;
            disciplines?: components["schemas"]["Discipline"][];
            due_date?: components["schemas"]["IsoDateOrNull"];
            name?: string;
            priority?: components["schemas"]["IssuePriority"];
            /** @description What it is about; rows that the caller does not see stay. */
            related?: components["schemas"]["IssueLink"][];
            reviewer_id?: components["schemas"]["IdOrNull"];
            root_cause?: components["schemas"]["RootCauseOrNull"];
            scope_of_work?: components["schemas"]["ScopeOfWorkOrNull"];
            severity?: components["schemas"]["IssueSeverity"];
            status?: components["schemas"]["IssueStatus"];
            subtype?: components["schemas"]["IssueSubtypeOrNull"];
            trade?: components["schemas"]["TradeOrNull"];
            type?: components["schemas"]["IssueTypeOrNull"];
        };
        IssueInsights: {
            cost_at_stake: components["schemas"]["Money"];
            /** @description All but void ones. */
            count: number;
            issue_by_assignee: components["schemas"]["IssuesByAssignee"][];
            issue_by_severity: components["schemas"]["IssuesBySeverity"][];
            issue_by_status: components["schemas"]["IssuesByStatus"][];
            longest: components["schemas"]["LongestDelay"] | null;
            /** @description Active and backlog ones. */
            open: number;
            past_due: number;
        };
        IssueLink: {
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["IssueLinkType"];
        };
        /** @enum {string} */
        IssueLinkType: "risk" | "scenario_item" | "timeline_activity" | "design_milestone";
        IssuePage: {
            /** @description Over all pages. */
            cost_at_stake: components["schemas"]["Money"];
            count: number;
            past_due: number;
            results: components["schemas"]["IssueBrief"][];
        };
        IssuePatch: components["schemas"]["IssueFields"];
        IssuePriority: number;
        IssueSave: {
            _delete?: boolean;
            /** @description What a new issue is raised from. */
            generated_from?: components["schemas"]["IssueLink"];
            id?: components["schemas"]["Id"];
            /** @description The version that the edit began with. */
            version?: number;
        } & components["schemas"]["IssueFields"];
        IssuesByAssignee: {
            cost_at_stake: components["schemas"]["Money"];
            count: number;
            user: components["schemas"]["PersonOrNull"];
        };
        IssuesBySeverity: {
            cost_at_stake: components["schemas"]["Money"];
            count: number;
            severity: components["schemas"]["IssueSeverity"];
        };
        IssuesByStatus: {
            cost_at_stake: components["schemas"]["Money"];
            count: number;
            status: components["schemas"]["IssueStatus"];
        };
        IssueSeverity: number | null;
        /** @enum {string} */
        IssueStatus: "DRAFT" | "OPEN" | "PENDING" | "DISPUTE" | "REJECTED" | "CLOSED" | "VOID";
        /** @enum {string} */
        IssueSubtype: "Missing information" | "Conflict" | "Code compliance" | "Change request";
        /** @enum {string|null} */
        IssueSubtypeOrNull: "Missing information" | "Conflict" | "Code compliance" | "Change request" | null;
        IssueTargetPage: {
            count: number;
            results: components["schemas"]["RelatedRow"][];
        };
        /** @enum {string} */
        IssueType: "Design" | "Constructability" | "Cost" | "Schedule" | "Scope gap" | "Contract" | "Coordination" | "Permit" | "Safety";
        /** @enum {string|null} */
        IssueTypeOrNull: "Design" | "Constructability" | "Cost" | "Schedule" | "Scope gap" | "Contract" | "Coordination" | "Permit" | "Safety" | null;
        Item: components["schemas"]["ItemBrief"] & {
            approved_on: components["schemas"]["IsoDateOrNull"];
            /** @description The change set that this answer's write made (for undo); null on reads. */
            change_set_id: components["schemas"]["IdOrNull"];
            custom_attributes: components["schemas"]["AttributeEntry"][];
            date_status_modified: components["schemas"]["InstantOrNull"];
            description: string;
            drivers: components["schemas"]["ItemDriver"][];
            /** @description The idea of the library that it was made from. */
            idea: components["schemas"]["RefOrNull"];
            links: components["schemas"]["ItemLink"][];
            /** @description Each line of the project with what it adds to the option. Empty for callers without view_item_markup and for options priced all-in. */
            markups: components["schemas"]["ItemMarkup"][];
            milestone_id: components["schemas"]["IdOrNull"];
            proposed_by: components["schemas"]["PersonOrNull"];
            rejection_reason: string | null;
            sub_items: components["schemas"]["SubItem"][];
            subtotal_cost: components["schemas"]["Money"];
            updated_at: components["schemas"]["Instant"];
            /** @description Whether the lines of the project lie on it; null for callers without view_item_markup. */
            use_markups: boolean | null;
        };
        /** @description At most 500 rows together. */
        ItemBatch: {
            /** @description Items that are copied as drafts. */
            clones?: components["schemas"]["BatchClone"][];
            creates?: components["schemas"]["BatchCreate"][];
            decisions?: components["schemas"]["BatchDecision"][];
            deletes?: components["schemas"]["BatchDelete"][];
            /**
             * @default hand
             * @enum {string}
             */
            source?: "hand" | "paste" | "import";
            updates?: components["schemas"]["BatchUpdate"][];
        };
        ItemBatchResult: {
            /** @description Null when nothing differed. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Ids of the new items in their order, the copies after those that were created. */
            created: components["schemas"]["Id"][];
            /** @description The items as they now stand. */
            items: components["schemas"]["ItemBrief"][];
        };
        /** @description A row of the items grid. */
        ItemBrief: {
            assignee: components["schemas"]["PersonOrNull"];
            /** @example VO-001 */
            code: string;
            component: components["schemas"]["RefOrNull"];
            /** @description With markups for holders of view_item_markup, else the subtotal; null for void items. */
            cost: components["schemas"]["MoneyOrNull"];
            created_by_id: components["schemas"]["IdOrNull"];
            /** @description With `expand_custom_attributes=true`. */
            custom_attributes?: components["schemas"]["AttributeEntry"][];
            date_added: components["schemas"]["IsoDate"];
            deadline: components["schemas"]["DeadlineOrNull"];
            due_date: components["schemas"]["IsoDateOrNull"];
            estimated_area: components["schemas"]["Area"] | null;
            has_valid_scope: boolean;
            id: components["schemas"]["Id"];
            /** @description Whether those days lie on the critical path. */
            is_schedule_critical: boolean;
            lower_limit: number;
            me_groups: components["schemas"]["Group"][];
            milestone_name: string | null;
            name: string;
            number: number;
            priority: number;
            /** @description Of being approved, in percent. */
            probability: number;
            proposed_by_id: components["schemas"]["IdOrNull"];
            scenarios: components["schemas"]["ScenarioRef"][];
            /** @description Calendar days that it adds; negative ones are saved. */
            schedule_days: number | null;
            /** @description Its sub item where it has a single one, with `scope=true`. */
            scope?: components["schemas"]["SubItem"] | null;
            /** @description How many sub items it has, with `scope=true`. */
            scope_rows?: number;
            status: components["schemas"]["ItemStatus"];
            tags: components["schemas"]["Ref"][];
            updated_by: components["schemas"]["PersonOrNull"];
            upper_limit: number;
            version: number;
            /** @description What each week after the deadline costs. */
            weekly_waiting_cost: components["schemas"]["MoneyOrNull"];
        };
        /** @description How far an option serves a goal of the project. */
        ItemDriver: {
            driver_id: components["schemas"]["Id"];
            name: string;
            score: number;
            weight: number;
        };
        ItemDriverInput: {
            driver_id: components["schemas"]["Id"];
            /** @description -2 harms it much and 2 serves it much. */
            score: number;
        };
        ItemFields: {
            assignee_id?: components["schemas"]["IdOrNull"];
            component_id?: components["schemas"]["IdOrNull"];
            /** @description Those that change; the others stay. */
            custom_attributes?: components["schemas"]["AttributeEntryInput"][];
            deadline_milestone_id?: components["schemas"]["IdOrNull"];
            description?: string;
            drivers?: components["schemas"]["ItemDriverInput"][];
            due_date?: components["schemas"]["IsoDateOrNull"];
            estimated_area?: components["schemas"]["AreaInput"] | null;
            is_schedule_critical?: boolean;
            links?: components["schemas"]["ItemLinkInput"][];
            lower_limit?: number;
            /** @description What the option says about lines of the project, the whole list. Needs view_item_markup, and add_, edit_ or delete_item_markup for what it changes. */
            markups?: components["schemas"]["ItemMarkupInput"][];
            me_group_ids?: components["schemas"]["Id"][];
            name?: string;
            priority?: number;
            /** @description At most two decimals. */
            probability?: number;
            proposed_by_id?: components["schemas"]["IdOrNull"];
            schedule_days?: number | null;
            sub_items?: components["schemas"]["SubItemInput"][];
            tag_ids?: components["schemas"]["Id"][];
            upper_limit?: number;
            /** @description Needs view_item_markup and edit_item_markup. */
            use_markups?: boolean;
            weekly_waiting_cost?: number | null;
        };
        ItemIds: components["schemas"]["Id"][];
        ItemImport: {
            /** Format: binary */
            file: string;
        };
        ItemInput: {
            /**
             * @description PENDING unless given.
             * @enum {string}
             */
            status?: "DRAFT" | "PENDING";
        } & WithRequired<components["schemas"]["ItemFields"], "name">;
        /** @description What an option has to do with; only kinds that the caller may see. */
        ItemLink: {
            /** @example R-003 */
            code: string;
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["LinkType"];
            name: string;
            status: string;
        };
        ItemLinkInput: {
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["LinkType"];
        };
        /** @description A line of the project's markups as it lies on an item. Values are percentages, or dollars for a lump sum. */
        ItemMarkup: {
            amount: components["schemas"]["Money"];
            /** @description A lump sum of the project applies only with a value of the item's own. */
            applies: boolean;
            id: components["schemas"]["Id"];
            is_excluded: boolean;
            kind: components["schemas"]["MarkupTemplateKind"];
            name: string;
            project_value: number;
            /** @description The item's own; null where it takes the project's. */
            value: number | null;
        };
        ItemMarkupInput: {
            is_excluded: boolean;
            markup_id: components["schemas"]["Id"];
            value: number | null;
        };
        ItemPage: {
            count: number;
            results: components["schemas"]["ItemBrief"][];
            totals?: components["schemas"]["ItemTotals"];
        };
        ItemPatch: {
            /**
             * @description Moves that the status table allows; approval and rejection have their own calls.
             * @enum {string}
             */
            status?: "DRAFT" | "PENDING" | "ARCHIVED";
        } & components["schemas"]["ItemFields"];
        ItemsFromIdeas: {
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Ids of the new options in their order. */
            created: components["schemas"]["Id"][];
        };
        ItemStanding: {
            cost: components["schemas"]["Money"];
            status: components["schemas"]["ItemStatus"];
        } | null;
        /** @enum {string} */
        ItemStatus: "DRAFT" | "VOID" | "PENDING" | "REJECTED" | "APPROVED" | "ARCHIVED";
        ItemsToCreate: {
            creates: components["schemas"]["BatchCreate"][];
        };
        /** @description Sums over the whole filtered list, with `totals=true`. Void items count as nothing. */
        ItemTotals: {
            cost: components["schemas"]["Money"];
            estimated_area: components["schemas"]["Area"];
        };
        Job: {
            /** @description What it wrote; by it the work is undone. */
            change_set_id: components["schemas"]["IdOrNull"];
            created_at: components["schemas"]["Instant"];
            has_result: boolean;
            id: components["schemas"]["Id"];
            kind: string;
            message: string | null;
            progress: number;
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
        };
        JobAccepted: {
            job_id: components["schemas"]["Id"];
        };
        KeptProgram: {
            area_count: number;
            areas: components["schemas"]["ProgramArea"][];
            created_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            milestone: components["schemas"]["NamedOrNull"];
            name: string;
            version: number;
        };
        LagDays: number;
        LastNumber: {
            last_number: number;
        };
        /** @description What a legacy project keeps; enough to compare others with it. */
        LegacyProjectInput: {
            access_scope_id?: components["schemas"]["IdOrNull"];
            address?: string | null;
            alias?: string | null;
            architect_firm?: string | null;
            city?: string | null;
            cm_firm?: string | null;
            code?: string | null;
            coefficient_by_custom?: number;
            coefficient_by_location?: number;
            coefficient_by_time?: number;
            /** @description A day, or empty where there is none. */
            completion_date?: string | null;
            construction_category_id?: components["schemas"]["IdOrNull"];
            delivery_contract_type?: string | null;
            group_ids?: components["schemas"]["Id"][];
            name: string;
            owner?: string | null;
            state?: string | null;
            target_area?: components["schemas"]["AreaInput"];
        };
        LegacyProjectPatch: {
            access_scope_id?: components["schemas"]["IdOrNull"];
            address?: string | null;
            alias?: string | null;
            architect_firm?: string | null;
            city?: string | null;
            cm_firm?: string | null;
            code?: string | null;
            coefficient_by_custom?: number;
            coefficient_by_location?: number;
            coefficient_by_time?: number;
            /** @description A day, or empty where there is none. */
            completion_date?: string | null;
            construction_category_id?: components["schemas"]["IdOrNull"];
            delivery_contract_type?: string | null;
            group_ids?: components["schemas"]["Id"][];
            name?: string;
            owner?: string | null;
            state?: string | null;
            target_area?: components["schemas"]["AreaInput"];
        };
        LevelingSheet: {
            bidders: components["schemas"]["Bidder"][];
            lines: components["schemas"]["ScopeLine"][];
        };
        LikelyAlternatives: {
            count: number;
            results: {
                code: string;
                group_ids: components["schemas"]["Id"][];
                id: components["schemas"]["Id"];
                name: string;
                version: number;
            }[];
        };
        /** @description What a bidder says to a line, in dollars. The amount counts before quantity times unit price. A plug is signed. */
        LineBid: {
            amount: components["schemas"]["MoneyOrNull"];
            /** @enum {string} */
            coverage: "INCLUDED" | "EXCLUDED" | "MISSING";
            line_id: number;
            note: string;
            plug: components["schemas"]["MoneyOrNull"];
            unit_price: components["schemas"]["MoneyOrNull"];
        };
        /** @description A mailed link and what it is good for; `used` also stands for one that a newer link replaced. */
        Link: {
            email: string;
            first_name: string;
            last_name: string;
            /** @enum {string} */
            purpose: "sign_up" | "set_password";
            /** @enum {string} */
            state: "open" | "used" | "expired";
        };
        LinkTargetPage: {
            count: number;
            results: components["schemas"]["ItemLink"][];
        };
        /** @enum {string} */
        LinkType: "risk" | "issue";
        /** @description One message of the event stream, named change. The browser refetches what it names. */
        LiveEvent: {
            actor: components["schemas"]["IdOrNull"];
            /** @example item */
            entity: string;
            id: components["schemas"]["IdOrNull"];
            /** @enum {string} */
            kind: "created" | "updated" | "deleted" | "progress";
            /** @example foresite */
            module: string;
            project_id: components["schemas"]["IdOrNull"];
            seq: components["schemas"]["Id"];
        };
        /** @description Whom to sign in next. */
        LoginHint: {
            email: string;
        };
        LongestDelay: {
            days: number;
            id: components["schemas"]["Id"];
            number: number;
        };
        /**
         * @description How often unread notifications come by mail.
         * @enum {string}
         */
        MailDigest: "off" | "daily" | "weekly";
        /** @description Dollars. */
        MarkupEffect: {
            /** @description The current estimate, which markups do not move; null without one or the right to see it. */
            estimate: number | null;
            forecast: {
                after: number | null;
                before: number | null;
            };
            items: {
                after: number;
                before: number;
                count: number;
                direct: number;
                /** @description Items whose cost would change. */
                moved: number;
            };
        };
        MarkupTemplate: {
            group_name: string;
            id: components["schemas"]["Id"];
            is_default: boolean;
            lines: components["schemas"]["MarkupTemplateLine"][];
            name: string;
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        MarkupTemplateChoice: {
            group_name: string;
            id: components["schemas"]["Id"];
            lines: components["schemas"]["MarkupTemplateLine"][];
            name: string;
        };
        MarkupTemplateCreate: {
            group_name?: string;
            is_default?: boolean;
            lines?: components["schemas"]["MarkupTemplateLine"][];
            name: string;
        };
        /** @enum {string} */
        MarkupTemplateKind: "percent_direct" | "percent_compound" | "lump_sum" | "per_area" | "percent_total";
        /** @description A percentage (8.5), dollars, or dollars per square foot, by its kind. */
        MarkupTemplateLine: {
            /** @enum {string} */
            display: "separated" | "allocated";
            is_on: boolean;
            items_inherit: boolean;
            kind: components["schemas"]["MarkupTemplateKind"];
            name: string;
            value: number;
        };
        MarkupTemplatePage: {
            count: number;
            results: components["schemas"]["MarkupTemplate"][];
        };
        MarkupTemplatePatch: {
            group_name?: string;
            is_default?: boolean;
            lines?: components["schemas"]["MarkupTemplateLine"][];
            name?: string;
        };
        Meeting: {
            attendees: components["schemas"]["Person"][];
            /** @description The change set that this answer's write made (for undo); null on reads. */
            change_set_id: components["schemas"]["IdOrNull"];
            closed_at: components["schemas"]["InstantOrNull"];
            /** @example CM-001 */
            code: string;
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["PersonOrNull"];
            date: components["schemas"]["IsoDate"];
            decided_count: number;
            id: components["schemas"]["Id"];
            notes: string;
            number: number;
            title: string;
            topic_count: number;
            /** @description In the order of the agenda; those that the caller may see. */
            topics: components["schemas"]["MeetingTopic"][];
            version: number;
        };
        /** @description A cost meeting (docs/product/meetings.md). Topics are counted that the caller may see. */
        MeetingBrief: {
            attendees: components["schemas"]["Person"][];
            /** @description When its minutes were closed; null while it is open. */
            closed_at: components["schemas"]["InstantOrNull"];
            /** @example CM-001 */
            code: string;
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["PersonOrNull"];
            date: components["schemas"]["IsoDate"];
            decided_count: number;
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            topic_count: number;
            version: number;
        };
        MeetingDecision: {
            /** @description The pot that an approval draws its cost from, or a saving goes to. Needs view_item_markup. */
            contingency_pot_id?: components["schemas"]["Id"];
            /** @description The day to which it is deferred. */
            due_date?: components["schemas"]["IsoDateOrNull"];
            /** @description The design milestone that an approval is for. */
            milestone?: components["schemas"]["Id"];
            /** @description Kept with the topic; with a rejection, also as its reason. */
            note?: string;
            /** @enum {string} */
            outcome: "APPROVED" | "REJECTED" | "DEFERRED" | "NOTED";
        };
        MeetingInput: {
            attendee_ids?: components["schemas"]["Attendees"];
            date: components["schemas"]["IsoDate"];
            notes?: string;
            title: components["schemas"]["Title"];
            topics?: components["schemas"]["TopicRefs"];
        };
        MeetingPage: {
            count: number;
            results: components["schemas"]["MeetingBrief"][];
        };
        MeetingPatch: {
            attendee_ids?: components["schemas"]["Attendees"];
            date?: components["schemas"]["IsoDate"];
            notes?: string;
            title?: components["schemas"]["Title"];
        };
        MeetingTopic: {
            decided_at: components["schemas"]["InstantOrNull"];
            decided_by: components["schemas"]["PersonOrNull"];
            entity: components["schemas"]["TopicEntity"];
            entity_id: components["schemas"]["Id"];
            forecast_after: components["schemas"]["MoneyOrNull"];
            forecast_before: components["schemas"]["MoneyOrNull"];
            id: components["schemas"]["Id"];
            note: string;
            outcome: components["schemas"]["TopicOutcome"];
            position: number;
            subject: components["schemas"]["TopicSubject"];
            version: number;
        };
        MeetingTopicOrder: {
            topics: components["schemas"]["Id"][];
        };
        MeetingTopicPatch: {
            note: string;
        };
        MeetingTopicsInput: {
            topics: components["schemas"]["TopicRefs"];
        };
        Member: {
            access_scopes: components["schemas"]["NamedRow"][];
            avatar_url?: string | null;
            email: string;
            first_name: string;
            /** @description Number of the account. */
            id: components["schemas"]["Id"];
            is_external: boolean;
            is_invite_pending: boolean;
            /** @description Nobody else on the team holds the first role. */
            is_only_holder: boolean;
            last_name: string;
            /** @description The roles that hold in this project; the first one is shown. */
            named_groups: components["schemas"]["NamedRow"][];
            /** @description The role held in this project only; null where the roles of the company hold. */
            project_role: components["schemas"]["NamedRow"] | null;
            since: components["schemas"]["Instant"];
            status: components["schemas"]["AccountStatus"];
            title: string | null;
            /** @description Version of the account. */
            version: number;
        };
        MemberPage: {
            count: number;
            external_count: number;
            /** @description Colleagues on the whole team. */
            internal_count: number;
            results: components["schemas"]["Member"][];
        };
        MemberPatch: {
            role_id: components["schemas"]["IdOrNull"];
        };
        MetricAnswer: {
            chart_type: components["schemas"]["MetricChart"];
            data: {
                group_id: string | null;
                group_label: string | null;
                group_place: number | null;
                /** @description Empty where the field is. */
                main_id: string;
                main_label: string;
                /** @description Its place where the names have an order of their own. */
                main_place: number | null;
                /** @description A count, or dollars. */
                value: number;
            }[];
            is_empty: boolean;
        };
        /** @enum {string} */
        MetricAxis: "project" | "status" | "priority" | "severity" | "type" | "root_cause" | "trade" | "assignee" | "category" | "level" | "likelihood" | "impact" | "response" | "owner" | "due_month" | "closed_month" | "approved_month";
        /** @enum {string} */
        MetricChart: "bar" | "stack_bar" | "pie_chart" | "line_chart";
        /** @enum {string} */
        MetricFeature: "issues" | "risks" | "value_option_items";
        /** @enum {string} */
        MetricMeasure: "count" | "cost" | "max_cost" | "min_cost";
        /** @enum {string} */
        MilestoneType: "current" | "has_estimate" | "forecasted" | "pending";
        MissingData: {
            /**
             * @description The page on which the project opens for the caller.
             * @enum {string}
             */
            home: "timeline" | "components" | "estimate" | "overview" | "details" | "legacyProject";
            missing: ("timeline" | "components" | "estimate")[];
        };
        Mitigation: {
            cost: components["schemas"]["MoneyOrNull"];
            description: string;
            due_date: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            /** @description Steps it takes off. */
            impact_effect: number;
            leader: components["schemas"]["PersonOrNull"];
            /** @description Steps it takes off. */
            likelihood_effect: number;
            name: string;
            status: components["schemas"]["MitigationStatus"];
        };
        MitigationCounts: {
            COMPLETE: number;
            DRAFT: number;
            IN_PROGRESS: number;
        };
        MitigationInput: {
            cost?: components["schemas"]["RiskValue"];
            description?: string | null;
            due_date?: components["schemas"]["IsoDateOrNull"];
            /** @description Of one that exists. */
            id?: components["schemas"]["IdOrNull"];
            impact_effect?: number;
            leader_id?: components["schemas"]["IdOrNull"];
            likelihood_effect?: number;
            name?: string | null;
            status?: components["schemas"]["MitigationStatus"];
        };
        /** @enum {string} */
        MitigationStatus: "DRAFT" | "IN_PROGRESS" | "COMPLETE";
        Money: number;
        MoneyOrNull: number | null;
        Named: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NamedOrNull: components["schemas"]["Named"] | null;
        NamedRow: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NamedRowOrNull: components["schemas"]["NamedRow"] | null;
        /** @description At least 12 characters, not the e-mail, none of the usual ones. */
        NewPassword: string;
        NormalizationFactor: {
            factor: number | null;
            is_extrapolated: boolean;
            source: components["schemas"]["NormalizedProject"];
            steps: components["schemas"]["NormalizationStep"][];
            target: components["schemas"]["NormalizedProject"];
        };
        /** @description Without an index of the kind the factor is 1; a step that cannot be read has a problem and no factor. */
        NormalizationStep: {
            factor: number | null;
            index_id: number | null;
            index_name: string | null;
            kind: components["schemas"]["CostIndexKind"];
            problem: string | null;
            source: components["schemas"]["CostIndexReading"] | null;
            target: components["schemas"]["CostIndexReading"] | null;
        };
        /** @description Cost is the newest estimate in dollars, null where it may not be seen. */
        NormalizedProject: {
            /** @description Gross square feet. */
            area: number | null;
            city: string | null;
            cost: components["schemas"]["MoneyOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            year: number | null;
        };
        Notification: {
            /** @description Who did it; null for what the product noticed by itself. */
            creator: components["schemas"]["Person"] | null;
            date_created: components["schemas"]["Instant"];
            event_data: {
                action: string;
                subtitle: string;
                title: string;
            };
            id: components["schemas"]["Id"];
            is_read: boolean;
            kind: components["schemas"]["NotificationKind"];
            /** @description An address of the app. */
            link: string;
        };
        NotificationIds: {
            ids: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        NotificationKind: "mentioned" | "assigned" | "status_moved" | "invite_accepted" | "report_ready" | "import_finished" | "due_soon";
        NotificationPage: {
            count: number;
            results: components["schemas"]["Notification"][];
            /** @description Unread ones of the last 31 days. */
            unread: number;
        };
        OutcomeInputs: {
            /** @description Null while there is no estimate. */
            forecast: components["schemas"]["MoneyOrNull"];
            items: components["schemas"]["OutcomeItem"][];
            /** @description Active risks; absent without risk_access. */
            risks?: components["schemas"]["OutcomeRisk"][];
            /** @description The same seed gives the same runs. */
            seed: components["schemas"]["Id"];
        };
        OutcomeItem: {
            /** @example VO-001 */
            code: string;
            cost: components["schemas"]["Money"];
            group_ids: components["schemas"]["Id"][];
            id: components["schemas"]["Id"];
            lower_limit: number;
            name: string;
            /** @description How likely it is to be approved, in percent. */
            probability: number;
            upper_limit: number;
        };
        OutcomeRisk: {
            /** @example R-1 */
            code: string;
            id: components["schemas"]["Id"];
            /** @description In fifths; null is never. */
            likelihood: number | null;
            name: string;
            /** @description Its value, else the estimated one. */
            value: components["schemas"]["Money"];
        };
        OutlookDate: {
            date: components["schemas"]["IsoDate"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "milestone" | "contract_event";
            name: string;
            number: number;
            project: components["schemas"]["ProjectMark"];
        };
        OutlookDecision: {
            cost: components["schemas"]["MoneyOrNull"];
            /** @description Its due date, or the milestone by which it has to be decided where that comes first. */
            due_on: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            number: number;
            project: components["schemas"]["ProjectMark"];
            weekly_waiting_cost: components["schemas"]["MoneyOrNull"];
        };
        OutlookIssue: {
            cost_at_stake: components["schemas"]["MoneyOrNull"];
            due_date: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            number: number;
            priority: number;
            project: components["schemas"]["ProjectMark"];
        };
        OutlookRisk: {
            id: components["schemas"]["Id"];
            impact: number | null;
            likelihood: number | null;
            name: string;
            number: number;
            project: components["schemas"]["ProjectMark"];
            value: components["schemas"]["MoneyOrNull"];
        };
        /** @description Widgets are absent for whoever may not see them. */
        Overview: {
            area: components["schemas"]["AreaTrend"];
            /** @description Absent without component_access and overview_widget_component. */
            components?: components["schemas"]["OverviewComponent"][];
            /** @description Absent without overview_widget_cost. */
            cost?: components["schemas"]["OverviewCost"];
            /** @description Absent without overview_widget_estimate. */
            estimate?: components["schemas"]["OverviewEstimate"];
        };
        OverviewComponent: {
            /** @description What approved options change; null where it does not count. */
            approved: components["schemas"]["AreaFigureOrNull"];
            area: components["schemas"]["Area"] | null;
            color_index: number;
            /** @description Absent without overview_widget_component. */
            current_cost?: components["schemas"]["MoneyOrNull"];
            /** @description Absent without overview_widget_component. */
            forecast_cost?: components["schemas"]["MoneyOrNull"];
            id: components["schemas"]["Id"];
            /** @description False where it is left out of the project's area. */
            is_counted: boolean;
            name: string;
            /** @description The most that pending options may add. */
            pending_high: components["schemas"]["AreaFigureOrNull"];
            /** @description The most that pending options may take away. */
            pending_low: components["schemas"]["AreaFigureOrNull"];
        };
        OverviewCost: {
            approved: components["schemas"]["Money"];
            current_estimate: components["schemas"]["MoneyOrNull"];
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            /** @description Whether the pending range is exact or bounds of it. */
            is_exact?: boolean;
            pending_high: components["schemas"]["MoneyOrNull"];
            pending_low: components["schemas"]["MoneyOrNull"];
            target_budget: components["schemas"]["MoneyOrNull"];
            /** @enum {string} */
            target_state: "noTargetSet" | "onTarget" | "aboveTarget" | "aboveTargetWithinTolerance" | "belowTarget";
        };
        /** @description The newest estimate by cost group system; null milestone and no groups while there is none. */
        OverviewEstimate: {
            groups: {
                amount: components["schemas"]["Money"];
                /** @description In the estimate before; null without one. */
                before: components["schemas"]["MoneyOrNull"];
                /** @description Of the cost group; 0 is Uncategorized, -3 owner costs. */
                id: number;
                name: string;
            }[];
            milestone: components["schemas"]["ForesiteMilestone"] | null;
            previous: components["schemas"]["ForesiteMilestone"] | null;
        };
        /** @enum {string} */
        PackageStatus: "NOT_STARTED" | "SCOPE" | "READY" | "OUT_TO_BID" | "BIDS_RECEIVED" | "LEVELING" | "RECOMMENDED" | "AWARDED" | "EXECUTED" | "ON_HOLD" | "REBID";
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
        };
        PasswordRequest: {
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            password: components["schemas"]["NewPassword"];
            token: components["schemas"]["Token"];
        };
        /** @description An option as it stood on a day that is past. */
        PastItem: {
            /** @example VO-001 */
            code: string;
            component: components["schemas"]["RefOrNull"];
            cost: components["schemas"]["MoneyOrNull"];
            due_date: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            /** @description Whether it was deleted since. */
            is_deleted: boolean;
            lower_limit: number;
            me_groups: components["schemas"]["Group"][];
            name: string;
            priority: number;
            status: components["schemas"]["ItemStatus"];
            upper_limit: number;
        };
        /** @description Absolute totals; the row whose dimension_id is null is the project's. */
        PendingDecision: {
            /** @description Approved since the current milestone. */
            approved: components["schemas"]["Money"];
            dimension_id: number | null;
            /** @description The current estimate with what was approved since. */
            forecast: components["schemas"]["Money"];
            high: components["schemas"]["Money"];
            high_bottom_margin: number;
            high_items: components["schemas"]["Id"][];
            high_top_margin: number;
            /** @description False where exclusive groups overlap too much: high and low are then bounds that no choice of items can pass. */
            is_exact: boolean;
            items_count: number;
            low: components["schemas"]["Money"];
            low_bottom_margin: number;
            low_items: components["schemas"]["Id"][];
            low_top_margin: number;
        };
        /** @enum {string} */
        Permission: "overview_access" | "overview_widget_calibrate" | "overview_widget_component" | "overview_widget_cost" | "overview_widget_estimate" | "overview_widget_issue" | "change_setting" | "project_settings" | "vision_access" | "vision_widget_program" | "vision_widget_cost" | "foresite_access" | "approve_scenarioitem" | "edit_own_scenarioitem" | "edit_any_scenarioitem" | "delete_scenarioitem" | "add_scenarioitem" | "revert_scenarioitem" | "scenario_item_clone" | "add_scenariosubitem" | "change_scenariosubitem" | "delete_scenariosubitem" | "add_item_markup" | "view_item_markup" | "edit_item_markup" | "delete_item_markup" | "add_scenario" | "approve_scenario" | "change_scenario" | "delete_scenario" | "foresite_export" | "tvd_access" | "change_dimensionmemberparams" | "calibrate_access" | "calibrate_export" | "procurement_access" | "change_procurement" | "risk_access" | "change_risk" | "risk_export" | "context_access" | "change_context" | "issue_access" | "issue_export" | "amplify_access" | "reporting_access" | "add_project" | "change_project" | "delete_project" | "view_all_projects" | "add_projectgroup" | "timeline_access" | "add_designmilestone" | "change_designmilestone" | "delete_designmilestone" | "add_timelinephase" | "change_timelinephase" | "delete_timelinephase" | "add_timelineactivity" | "change_timelineactivity" | "delete_timelineactivity" | "add_timelinecontractevent" | "change_timelinecontractevent" | "delete_timelinecontractevent" | "component_access" | "add_component" | "change_component" | "delete_component" | "estimate_access" | "download_estimate" | "upload_estimate" | "program_access" | "idea_access" | "add_idea" | "change_idea" | "delete_idea" | "portfolio_access" | "portfolio_export" | "add_projectsdashboard" | "manage_all_project_dashboards" | "invite_members_to_project" | "change_company" | "view_users" | "view_usertenantpermissions" | "delete_usertenantpermissions" | "custom_codes_access" | "account_administration_access" | "can_impersonate" | "add_apikey" | "change_apikey" | "view_apikey" | "markup_template_access" | "add_markuptemplate" | "change_markuptemplate" | "delete_markuptemplate" | "view_markuptemplate" | "add_markuptemplategroup" | "change_markuptemplategroup" | "delete_markuptemplategroup" | "view_markuptemplategroup" | "concept_lab_access" | "add_analysis" | "change_analysis" | "normalization_indexes_access" | "add_normalizationindex" | "change_normalizationindex" | "override_normalizationindex" | "delete_normalizationindex" | "view_normalizationindex" | "custom_attributes_access" | "add_customattribute" | "change_customattribute" | "delete_customattribute" | "add_customattributegroup" | "change_customattributegroup" | "delete_customattributegroup" | "units_of_measure_access" | "add_unitofmeasure" | "change_unitofmeasure" | "delete_unitofmeasure";
        Person: {
            avatar_url?: string | null;
            email: string;
            first_name: string;
            id: components["schemas"]["Id"];
            last_name: string;
        };
        PersonOrNull: components["schemas"]["Person"] | null;
        PersonPage: {
            count: number;
            results: components["schemas"]["Person"][];
        };
        /** @description Where the uploaded picture is, on this host. */
        PictureAddress: string | null;
        Portfolio: {
            /** @description Rows over all pages; a project has one in each of its groups. */
            count: number;
            groups: components["schemas"]["PortfolioGroup"][];
            results: components["schemas"]["PortfolioRow"][];
            /** @description Over all matching projects, each counted once. */
            totals: components["schemas"]["PortfolioSum"] & {
                /** @description Forecast per square foot over the projects that have both. */
                cost_per_area: number | null;
            };
        };
        PortfolioGroup: components["schemas"]["PortfolioSum"] & {
            key: string;
            label: string;
        };
        /** @enum {string} */
        PortfolioGrouping: "group" | "access_scope" | "status" | "category" | "year" | "none";
        /** @description A part is null where the caller may see it in none of the projects. */
        PortfolioOutlook: {
            dates: {
                count: number;
                results: components["schemas"]["OutlookDate"][];
            } | null;
            decisions: {
                /** @description Pending items. */
                count: number;
                overdue_count: number;
                results: components["schemas"]["OutlookDecision"][];
            } | null;
            issues: {
                cost_at_stake: components["schemas"]["MoneyOrNull"];
                /** @description Issues that are neither closed nor void. */
                count: number;
                overdue_count: number;
                results: components["schemas"]["OutlookIssue"][];
            } | null;
            risks: {
                cells: {
                    count: number;
                    impact: number;
                    likelihood: number;
                }[];
                /** @description Active risks. */
                count: number;
                high_count: number;
                results: components["schemas"]["OutlookRisk"][];
                value: components["schemas"]["MoneyOrNull"];
            } | null;
            today: components["schemas"]["IsoDate"];
        };
        PortfolioRow: {
            code: string | null;
            forecast: components["schemas"]["MoneyOrNull"];
            /** @description Forecast less budget; positive is over. */
            gap: components["schemas"]["MoneyOrNull"];
            /** @description The gap in percent of the budget. */
            gap_percent: number | null;
            /** @description The group in which this row stands. */
            group_key: string;
            id: components["schemas"]["Id"];
            /** @description Whether the pending range is exact or bounds of it. */
            is_exact: boolean;
            /** @description The estimate that counts now. */
            milestone: {
                date: components["schemas"]["IsoDate"];
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            name: string;
            pending_high: components["schemas"]["MoneyOrNull"];
            pending_low: components["schemas"]["MoneyOrNull"];
            /** @description Key of a built-in drawing. */
            picture: string | null;
            /** @description Where the uploaded picture is, on this host. */
            picture_thumbnail: string | null;
            status: components["schemas"]["ProjectStatus"];
            target_budget: components["schemas"]["MoneyOrNull"];
        };
        PortfolioSum: {
            /** @description Those with a budget and a forecast that the caller sees; the gap is theirs. */
            compared_count: number;
            /** @description Projects. */
            count: number;
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            /** @description The gap in percent of the budgets of the compared projects. */
            gap_percent: number | null;
            is_exact: boolean;
            /** @description Those of them over budget. */
            over_count: number;
            pending_high: components["schemas"]["MoneyOrNull"];
            pending_low: components["schemas"]["MoneyOrNull"];
            target_budget: components["schemas"]["MoneyOrNull"];
        };
        /** @enum {string} */
        PotKind: "design" | "construction" | "buyout";
        /** @description In dollars; left is opened, funded and transferred together, without what was drawn. */
        PotPosition: {
            drawn: components["schemas"]["Money"];
            funded: components["schemas"]["Money"];
            left: components["schemas"]["Money"];
            opened: components["schemas"]["Money"];
            transferred: components["schemas"]["Money"];
        };
        /** @description A day on which the pot moved. */
        PotStep: {
            change: components["schemas"]["Money"];
            date: components["schemas"]["IsoDate"];
            left: components["schemas"]["Money"];
            /** @description Codes of the options and risks that moved it. */
            reasons: string[];
        };
        Predecessor: {
            code: string;
            /** @description Its finish. */
            date: components["schemas"]["IsoDate"];
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["TimelineEntityType"];
            name: string;
        };
        PredecessorPage: {
            count: number;
            results: components["schemas"]["Predecessor"][];
        };
        Preferences: {
            /** @enum {string} */
            density: "normal" | "compact";
            mail_digest: components["schemas"]["MailDigest"];
            /** @enum {string} */
            theme: "system" | "light" | "dark";
        };
        Preview: {
            after: components["schemas"]["PreviewSide"];
            before: components["schemas"]["PreviewSide"];
        };
        /** @description At most 500 entries over all lists; an item stands in one of them. */
        PreviewInput: {
            /** @description Pending items that are not there yet. */
            add?: {
                component_id?: components["schemas"]["IdOrNull"];
                /** @description As the caller sees costs. */
                cost: components["schemas"]["Money"];
                lower_limit?: number;
                me_group_ids?: components["schemas"]["Id"][];
                upper_limit?: number;
            }[];
            /** @description Items as if they were approved today. */
            approve?: components["schemas"]["ItemIds"];
            change?: {
                component_id?: components["schemas"]["IdOrNull"];
                /** @description As the caller sees costs. */
                cost?: components["schemas"]["Money"];
                id: components["schemas"]["Id"];
                lower_limit?: number;
                me_group_ids?: components["schemas"]["Id"][];
                upper_limit?: number;
            }[];
            /** @description Items as if they were deleted, archived or a draft. */
            leave_out?: components["schemas"]["ItemIds"];
            /** @description Items as if they were pending again. */
            pending?: components["schemas"]["ItemIds"];
            /** @description Items as if they were rejected. */
            reject?: components["schemas"]["ItemIds"];
        };
        PreviewSide: {
            /** @description The project's row first, then one for each component that has an estimate or an item to decide on. */
            pending_decisions: components["schemas"]["PendingDecision"][];
            summary: components["schemas"]["ForesiteSummary"];
        };
        ProgramArea: {
            area_type: string | null;
            area_unit: components["schemas"]["AreaUnit"];
            id: components["schemas"]["Id"];
            level: string | null;
            name: string;
            /** @description What of it can be used, in the same unit. */
            net_value: number | null;
            position: number;
            shares: components["schemas"]["ProgramShare"][];
            /** @description Gross, in the area's unit. */
            size_value: number | null;
            version: number;
        };
        ProgramAreaBatch: {
            create?: components["schemas"]["ProgramAreaInput"][];
            remove?: components["schemas"]["ProgramAreaRef"][];
            /**
             * @description Hand when left out.
             * @enum {string}
             */
            source?: "hand" | "paste" | "import";
            update?: components["schemas"]["ProgramAreaPatch"][];
        };
        ProgramAreaBatchResult: {
            /** @description Those that were added or changed. */
            areas: components["schemas"]["ProgramArea"][];
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description In the order sent. */
            created: components["schemas"]["Id"][];
            totals: components["schemas"]["ProgramTotals"];
        };
        ProgramAreaInput: {
            area_type?: string | null;
            area_unit?: components["schemas"]["AreaUnit"];
            level?: string | null;
            name: string;
            /** @description What of it can be used, in the same unit. */
            net_value?: number | null;
            /** @description Last when left out. */
            position?: number;
            shares?: components["schemas"]["ProgramShare"][];
            /** @description Gross, in the area's unit. */
            size_value?: number | null;
        };
        ProgramAreaPatch: {
            area_type?: string | null;
            area_unit?: components["schemas"]["AreaUnit"];
            id: components["schemas"]["Id"];
            level?: string | null;
            name?: string;
            /** @description What of it can be used, in the same unit. */
            net_value?: number | null;
            shares?: components["schemas"]["ProgramShare"][];
            /** @description Gross, in the area's unit. */
            size_value?: number | null;
            version: number;
        };
        ProgramAreaRef: {
            id: components["schemas"]["Id"];
            version: number;
        };
        ProgramPage: {
            count: number;
            results: components["schemas"]["ProgramArea"][];
            totals: components["schemas"]["ProgramTotals"];
        };
        ProgramShare: {
            component_id: components["schemas"]["Id"];
            percent: number;
        };
        ProgramTotals: {
            areas: number;
            /** @description What components take. */
            assigned: number;
            /** @description Every component once, in component order. */
            by_component: {
                assigned: number;
                color_index: number;
                /** @description The size that the component itself has. */
                component_area: number | null;
                component_id: components["schemas"]["Id"];
                /** @description Not in the project's area. */
                excluded: boolean;
                is_uncategorized: boolean;
                name: string;
                /** @description Of the component. */
                version: number;
            }[];
            /** @description Without what components take that are not in the project's area. */
            counted: number;
            /** @description Net to gross in percent, over the areas that have both. */
            efficiency: number | null;
            net: number;
            size: number;
            unit: components["schemas"]["AreaUnit"];
        };
        ProgramVersion: {
            area_count: number;
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            created_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            milestone: components["schemas"]["NamedOrNull"];
            name: string;
            version: number;
        };
        ProgramVersionInput: {
            milestone_id?: components["schemas"]["IdOrNull"];
            name: string;
        };
        ProgramVersionPage: {
            count: number;
            results: components["schemas"]["ProgramVersionRow"][];
        };
        ProgramVersionPatch: {
            milestone_id?: components["schemas"]["IdOrNull"];
            name?: string;
        };
        ProgramVersionRemoved: {
            change_set_id: components["schemas"]["IdOrNull"];
        };
        ProgramVersionRow: {
            area_count: number;
            created_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            milestone: components["schemas"]["NamedOrNull"];
            name: string;
            version: number;
        };
        Project: {
            access_scope: components["schemas"]["NamedOrNull"];
            address: string | null;
            alias: string | null;
            architect_firm: string | null;
            city: string | null;
            cm_firm: string | null;
            code: string | null;
            /** @description Factors of cost for comparison with other projects. */
            coefficients: {
                by_custom: number;
                by_location: number;
                by_time: number;
            };
            completed_year: number | null;
            completion_date: components["schemas"]["IsoDateOrNull"];
            construction_category: components["schemas"]["CategoryNameOrNull"];
            construction_start_date: components["schemas"]["IsoDateOrNull"];
            /** @description What the sidebar shows; risks and issues count the active ones. */
            counts: {
                components: number;
                issues: number;
                items: number;
                milestones: number;
                risks: number;
                scenarios: number;
            };
            custom_attributes: components["schemas"]["AttributeEntry"][];
            delivery_contract_type: string | null;
            groups: components["schemas"]["Named"][];
            has_components: boolean;
            has_estimate: boolean;
            has_milestones: boolean;
            id: components["schemas"]["Id"];
            is_under_contract: boolean;
            jv_partners: string[];
            name: string;
            owner: string | null;
            /** @description What the caller may do in this project. */
            permissions: components["schemas"]["Permission"][];
            /** @description Key of a built-in drawing. */
            picture: string | null;
            picture_thumbnail: components["schemas"]["PictureAddress"];
            picture_url: components["schemas"]["PictureAddress"];
            precon_end_date: components["schemas"]["IsoDateOrNull"];
            precon_start_date: components["schemas"]["IsoDateOrNull"];
            state: string | null;
            status: components["schemas"]["ProjectStatus"];
            target_area: components["schemas"]["Area"];
            target_budget: components["schemas"]["MoneyOrNull"];
            version: number;
        };
        ProjectAssignment: {
            projects: components["schemas"]["Id"][];
        };
        ProjectChoices: {
            access_scopes: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description The names from the top down, with commas. */
                path: string;
            }[];
            architect_firms: string[];
            cm_firms: string[];
            owners: string[];
            /** @description The first 500 by name. */
            project_groups: components["schemas"]["Named"][];
        };
        ProjectGroup: {
            /** @description Whether all projects in it are in sight. */
            has_access: boolean;
            id: components["schemas"]["Id"];
            name: string;
            /** @description All of them. */
            project_count: number;
            /** @description Those in sight. */
            projects: components["schemas"]["Named"][];
            version: number;
        };
        /** @enum {string} */
        ProjectGrouping: "status" | "delivery" | "access_scope" | "none";
        ProjectGroupInput: {
            name: string;
            project_ids?: components["schemas"]["Id"][];
        };
        ProjectGroupPage: {
            count: number;
            results: components["schemas"]["ProjectGroup"][];
        };
        ProjectGroupPatch: {
            name?: string;
            project_ids?: components["schemas"]["Id"][];
        };
        ProjectInput: {
            components?: components["schemas"]["StartingComponent"][];
            milestones?: components["schemas"]["StartingMilestone"][];
            /** @description A project in sight and what is taken along from it. */
            source?: {
                project_id: components["schemas"]["Id"];
                take: components["schemas"]["Taken"][];
            };
            /**
             * @description A draft, or a playground, where nothing counts.
             * @enum {string}
             */
            status?: "DRAFT" | "PLAYGROUND";
        } & WithRequired<components["schemas"]["ProjectWords"], "name">;
        ProjectListRow: {
            access_scope: components["schemas"]["NamedOrNull"];
            city: string | null;
            code: string | null;
            completed_year: number | null;
            completion_date: components["schemas"]["IsoDateOrNull"];
            construction_category: components["schemas"]["CategoryNameOrNull"];
            construction_start_date: components["schemas"]["IsoDateOrNull"];
            cost_per_area: number | null;
            current_estimate: components["schemas"]["MoneyOrNull"];
            current_milestone: {
                date: components["schemas"]["IsoDate"];
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            delivery_contract_type: string | null;
            forecast: components["schemas"]["MoneyOrNull"];
            /** @description Forecast less target budget; positive is over. */
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            groups: components["schemas"]["Named"][];
            id: components["schemas"]["Id"];
            /** @description Whether the pending range is exact or bounds of it. */
            is_exact: boolean;
            name: string;
            pending_high: components["schemas"]["MoneyOrNull"];
            pending_low: components["schemas"]["MoneyOrNull"];
            /** @description Key of a built-in drawing. */
            picture: string | null;
            picture_thumbnail: components["schemas"]["PictureAddress"];
            state: string | null;
            status: components["schemas"]["ProjectStatus"];
            target_area: components["schemas"]["Area"];
            target_budget: components["schemas"]["MoneyOrNull"];
            team: components["schemas"]["Person"][];
            team_count: number;
            version: number;
        };
        ProjectMark: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A line of a project's copy. Without an id it is a new one. */
        ProjectMarkupLine: {
            /** @enum {string} */
            display: "separated" | "allocated";
            id: components["schemas"]["Id"] | null;
            is_on: boolean;
            items_inherit: boolean;
            kind: components["schemas"]["MarkupTemplateKind"];
            name: string;
            value: number;
        };
        ProjectMarkups: {
            /** @description What undoes the change that this answers; null where nothing differed. */
            change_set_id: components["schemas"]["Id"] | null;
            lines: components["schemas"]["ProjectMarkupLine"][];
            /** @description The template it was taken from; null where there is none or it was deleted. */
            template_id: components["schemas"]["Id"] | null;
            templates: components["schemas"]["MarkupTemplateChoice"][];
            version: number;
        };
        ProjectMarkupsPatch: {
            lines?: components["schemas"]["ProjectMarkupLine"][];
            template_id?: components["schemas"]["Id"] | null;
        };
        ProjectMarkupsPreview: {
            lines: components["schemas"]["ProjectMarkupLine"][];
        };
        /**
         * @description A module by the name of its permission, without `_access`.
         * @enum {string}
         */
        ProjectModule: "overview" | "vision" | "foresite" | "tvd" | "calibrate" | "procurement" | "risk" | "context" | "issue" | "reporting" | "timeline" | "component" | "estimate" | "program";
        ProjectMove: {
            target_status: components["schemas"]["ProjectStatus"];
        };
        ProjectPage: {
            count: number;
            groups: components["schemas"]["ProjectSubtotal"][];
            results: components["schemas"]["ProjectListRow"][];
        };
        ProjectPatch: components["schemas"]["ProjectWords"];
        ProjectSettings: {
            defaultFormat: components["schemas"]["CostFormatOrNull"];
            include_owner_cost_on_estimate_cost: {
                enabled: boolean;
            };
            measurement_preferences: {
                area: components["schemas"]["AreaUnitOrNull"];
            };
            normalize_by_default: boolean | null;
            showCostGsf: boolean;
            showOwnerCost: boolean;
            /** @description What a new timeline shows, and whether the GMP date locks what stands before it. */
            timeline: {
                construction_start_date: boolean;
                gmp_lock_date: boolean;
                gmp_lock_enabled: boolean;
                precon_end_date: boolean;
                precon_start_date: boolean;
            };
            version: number;
        };
        ProjectSettingsPatch: {
            defaultFormat?: components["schemas"]["CostFormatOrNull"];
            include_owner_cost_on_estimate_cost?: {
                enabled: boolean;
            };
            measurement_preferences?: {
                area: components["schemas"]["AreaUnitOrNull"];
            };
            normalize_by_default?: boolean | null;
            showCostGsf?: boolean;
            showOwnerCost?: boolean;
            timeline?: {
                construction_start_date?: boolean;
                gmp_lock_date?: boolean;
                gmp_lock_enabled?: boolean;
                precon_end_date?: boolean;
                precon_start_date?: boolean;
            };
        };
        /** @description What a project can start from, and what of the file was left out. */
        ProjectSheet: {
            components: components["schemas"]["StartingComponent"][];
            file_name: string;
            milestones: components["schemas"]["StartingMilestone"][];
            problems: {
                /** @description From 1, as programs show it. */
                row: number;
                sheet: string;
                text: string;
            }[];
        };
        /** @enum {string} */
        ProjectStatus: "ACTIVE" | "DRAFT" | "DRAFT_LEGACY" | "COMPLETED" | "ABANDONED" | "LEGACY" | "ABANDONED_LEGACY" | "CONCEPT" | "PLAYGROUND";
        /** @description Totals of all projects of one group that match the filters, not only of this page. */
        ProjectSubtotal: {
            area_sq_ft: number;
            count: number;
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            /** @description The status, contract or number of the unit; empty for none. */
            key: string;
            label: string;
            target_budget: components["schemas"]["MoneyOrNull"];
        };
        /** @description What people type about a project. */
        ProjectWords: {
            access_scope_id?: components["schemas"]["IdOrNull"];
            address?: string | null;
            alias?: string | null;
            architect_firm?: string | null;
            city?: string | null;
            cm_firm?: string | null;
            code?: string | null;
            coefficient_by_custom?: number;
            coefficient_by_location?: number;
            coefficient_by_time?: number;
            completion_date?: components["schemas"]["IsoDateOrNull"];
            construction_category_id?: components["schemas"]["IdOrNull"];
            construction_start_date?: components["schemas"]["IsoDateOrNull"];
            custom_attributes?: components["schemas"]["AttributeEntryInput"][];
            delivery_contract_type?: string | null;
            group_ids?: components["schemas"]["Id"][];
            is_under_contract?: boolean;
            jv_partners?: string[];
            name?: string;
            owner?: string | null;
            precon_end_date?: components["schemas"]["IsoDateOrNull"];
            precon_start_date?: components["schemas"]["IsoDateOrNull"];
            state?: string | null;
            target_area?: components["schemas"]["AreaInput"];
            target_budget?: components["schemas"]["MoneyOrNull"];
        };
        Rating: number;
        RatingOrNull: number | null;
        RecentEntity: {
            date_used: components["schemas"]["Instant"];
            entity: components["schemas"]["RecentEntityKind"];
            entity_id: components["schemas"]["Id"];
            entity_name: string;
            extra_data: {
                code: string | null;
                project_id: components["schemas"]["Id"];
                project_name: string;
                /** @description Its status. */
                type: string;
            };
        };
        RecentEntityInput: {
            entity: components["schemas"]["RecentEntityKind"];
            entity_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        RecentEntityKind: "project" | "item";
        RecentEntityPage: {
            count: number;
            results: components["schemas"]["RecentEntity"][];
        };
        Ref: {
            id: components["schemas"]["Id"];
            name: string;
        };
        RefOrNull: components["schemas"]["Ref"] | null;
        Rejection: {
            reason?: string | null;
        };
        RelatedRow: {
            code: string;
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["IssueLinkType"];
            name: string;
        };
        /** @enum {string} */
        RelationshipType: "FS" | "SS" | "FF" | "SF";
        RemovedDefinition: {
            change_set_id: components["schemas"]["IdOrNull"];
        };
        /** @enum {string} */
        ReportAccess: "PRIVATE" | "COMPANY";
        ReportCard: {
            hidden_columns?: string[];
            /** @description Names the card in its report. */
            key: string;
            kind: components["schemas"]["ReportCardKind"];
            note?: components["schemas"]["ReportCardNote"];
            show_delta?: boolean;
            starts_page?: boolean;
            /** @description What a text card says. */
            text?: string;
            time_scale?: boolean;
            /** @description In place of the title of its kind. */
            title?: string;
            /** @enum {string} */
            top_axis?: "months" | "quarters";
        };
        /** @enum {string} */
        ReportCardKind: "foresite-chart" | "foresite-table" | "risk-table" | "active-issues" | "backlog-issues" | "completed-issues" | "milestones" | "components" | "contingency" | "procurement-table" | "text";
        ReportCardNote: {
            text: string;
            title: string;
        };
        /** @enum {string} */
        ReportMargin: "none" | "small" | "normal" | "large";
        /** @enum {string} */
        ReportOrientation: "portrait" | "landscape";
        /** @enum {string} */
        ReportPageSize: "letter" | "legal" | "ledger" | "a3" | "a4";
        /** @enum {string} */
        ReportScope: "PROJECT" | "GLOBAL";
        /** @enum {string} */
        ReportState: "DRAFT" | "PUBLISHED";
        Risk: {
            cause: string;
            closed_on: components["schemas"]["IsoDateOrNull"];
            description: string;
            effect: string;
            event: string;
            exposed_from: components["schemas"]["IsoDateOrNull"];
            exposed_to: components["schemas"]["IsoDateOrNull"];
            inherent_impact: components["schemas"]["RatingOrNull"];
            inherent_likelihood: components["schemas"]["RatingOrNull"];
            mitigations: components["schemas"]["Mitigation"][];
            /** @description What it cost when it came true. */
            outcome_cost: components["schemas"]["MoneyOrNull"];
            response: components["schemas"]["RiskResponse"];
            /** @description It came true. */
            struck: boolean;
            trigger: string;
        } & components["schemas"]["RiskBrief"];
        RiskBatch: components["schemas"]["RiskSave"][];
        RiskBatchResult: {
            /** @description Null where nothing differed. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Rows that were created or changed. */
            results: components["schemas"]["Risk"][];
        };
        /** @description An active risk with the value that counts, its own or the estimated one. */
        RiskBet: {
            category_id: components["schemas"]["IdOrNull"];
            component_id: components["schemas"]["IdOrNull"];
            id: components["schemas"]["Id"];
            impact: components["schemas"]["RatingOrNull"];
            likelihood: components["schemas"]["RatingOrNull"];
            name: string;
            number: number;
            value: components["schemas"]["Money"];
        };
        /** @description A row of the register. Values are dollars. */
        RiskBrief: {
            category: components["schemas"]["NamedRowOrNull"];
            comment: string;
            component: components["schemas"]["NamedRowOrNull"];
            /** @description From budget, likelihood and impact; counts where no value is set. */
            estimated_value: components["schemas"]["MoneyOrNull"];
            id: components["schemas"]["Id"];
            impact: components["schemas"]["RatingOrNull"];
            likelihood: components["schemas"]["RatingOrNull"];
            mitigation_counts: components["schemas"]["MitigationCounts"];
            name: string;
            number: number;
            original_value: components["schemas"]["MoneyOrNull"];
            owner: components["schemas"]["PersonOrNull"];
            score: number;
            status: components["schemas"]["RiskStatus"];
            updated_at: components["schemas"]["Instant"];
            value: components["schemas"]["MoneyOrNull"];
            version: number;
        };
        RiskCategoryPage: {
            count: number;
            results: components["schemas"]["NamedRow"][];
        };
        RiskCell: {
            count: number;
            impact: components["schemas"]["Rating"];
            likelihood: components["schemas"]["Rating"];
            /** @description The first of them. */
            numbers: number[];
        };
        RiskFields: {
            category_id?: components["schemas"]["IdOrNull"];
            cause?: string;
            comment?: string;
            component_id?: components["schemas"]["IdOrNull"];
            description?: string;
            effect?: string;
            event?: string;
            exposed_from?: components["schemas"]["IsoDateOrNull"];
            exposed_to?: components["schemas"]["IsoDateOrNull"];
            impact?: components["schemas"]["RatingOrNull"];
            inherent_impact?: components["schemas"]["RatingOrNull"];
            inherent_likelihood?: components["schemas"]["RatingOrNull"];
            likelihood?: components["schemas"]["RatingOrNull"];
            mitigations?: components["schemas"]["MitigationInput"][];
            name?: string;
            original_value?: components["schemas"]["RiskValue"];
            outcome_cost?: components["schemas"]["RiskValue"];
            owner_id?: components["schemas"]["IdOrNull"];
            response?: components["schemas"]["RiskResponse"];
            status?: components["schemas"]["RiskStatus"];
            struck?: boolean;
            trigger?: string;
            value?: components["schemas"]["RiskValue"];
        };
        RiskLevels: {
            high: number;
            low: number;
            medium: number;
            none: number;
        };
        RiskPage: {
            count: number;
            results: components["schemas"]["RiskBrief"][];
            totals: components["schemas"]["RiskTotals"];
        };
        RiskPatch: components["schemas"]["RiskFields"];
        RiskRegister: {
            /** @description Mitigations to look at, the next one due first. */
            attention: components["schemas"]["DueMitigation"][];
            /** @description At most 2000. */
            bets: components["schemas"]["RiskBet"][];
            cells: components["schemas"]["RiskCell"][];
            count: number;
            expected: components["schemas"]["Money"];
            levels: components["schemas"]["RiskLevels"];
            mitigations: components["schemas"]["MitigationCounts"];
            no_mitigation: components["schemas"]["UnmitigatedRisks"];
            value: components["schemas"]["Money"];
        };
        /** @enum {string|null} */
        RiskResponse: "AVOID" | "MITIGATE" | "TRANSFER" | "ACCEPT" | null;
        RiskRow: {
            count: number;
            dimension_id: number | null;
            value: components["schemas"]["Money"];
        };
        RiskSave: {
            _delete?: boolean;
            id?: components["schemas"]["Id"];
            /** @description The version that the edit began with. */
            version?: number;
        } & components["schemas"]["RiskFields"];
        /** @enum {string} */
        RiskStatus: "IDENTIFIED" | "CLOSED";
        /** @description Over all pages. */
        RiskTotals: {
            original_value: components["schemas"]["Money"];
            value: components["schemas"]["Money"];
        };
        RiskValue: number | null;
        Role: {
            access_scopes: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            description: string;
            id: components["schemas"]["Id"];
            is_impersonable: boolean;
            members: components["schemas"]["RoleMember"][];
            name: string;
            permissions: components["schemas"]["Permission"][];
            project_count: number;
            type: components["schemas"]["RoleType"];
            version: number;
        };
        /** @description The role that this session views one project as. */
        RoleImpersonation: {
            impersonated_role: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            is_impersonating: boolean;
            project_id: components["schemas"]["IdOrNull"];
        };
        RoleInput: {
            access_scopes?: components["schemas"]["Id"][];
            description?: string;
            is_impersonable?: boolean;
            members?: components["schemas"]["Id"][];
            name: string;
            permissions?: components["schemas"]["Permission"][];
            type?: components["schemas"]["RoleType"];
        };
        /** @description Somebody who holds a role or belongs to a business unit. */
        RoleMember: {
            avatar_url?: string | null;
            email: string;
            first_name: string;
            id: components["schemas"]["Id"];
            is_external: boolean;
            last_name: string;
            /** @enum {string} */
            status: "INVITED" | "ACTIVE" | "DISABLED";
        };
        RolePage: {
            count: number;
            external_count: number;
            /** @description Internal ones among all matches. */
            internal_count: number;
            results: components["schemas"]["RoleRow"][];
        };
        RolePatch: {
            access_scopes?: components["schemas"]["Id"][];
            description?: string;
            is_impersonable?: boolean;
            members?: components["schemas"]["Id"][];
            name?: string;
            permissions?: components["schemas"]["Permission"][];
            type?: components["schemas"]["RoleType"];
        };
        RolePermissions: {
            count: number;
            results: components["schemas"]["Permission"][];
        };
        RolePermissionsInput: {
            permissions: components["schemas"]["Permission"][];
        };
        RoleRow: {
            description: string;
            id: components["schemas"]["Id"];
            is_impersonable: boolean;
            /** @description People who hold it and have signed up. */
            member_count: number;
            members: components["schemas"]["Person"][];
            name: string;
            /** @description People who hold it and have not answered their invitation. */
            pending_count: number;
            permission_count: number;
            /** @description Projects in which somebody holds it instead of their company role. */
            project_count: number;
            type: components["schemas"]["RoleType"];
            version: number;
        };
        /** @enum {string} */
        RoleType: "internal" | "external";
        /** @enum {string} */
        RootCause: "Design error" | "Design omission" | "Owner change" | "Unforeseen condition" | "Coordination gap" | "Market" | "Regulatory" | "Vendor lead time";
        /** @enum {string|null} */
        RootCauseOrNull: "Design error" | "Design omission" | "Owner change" | "Unforeseen condition" | "Coordination gap" | "Market" | "Regulatory" | "Vendor lead time" | null;
        RowsFromTemplates: {
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Ids of the new rows in their order. */
            created: components["schemas"]["Id"][];
        };
        SavedView: {
            config: components["schemas"]["ViewConfig"];
            id: components["schemas"]["Id"];
            /** @description Only the owner changes it. */
            is_locked: boolean;
            is_mine: boolean;
            /** @description The caller has it open. */
            is_selected: boolean;
            is_shared: boolean;
            list: components["schemas"]["ViewList"];
            name: string;
            owner: components["schemas"]["Person"];
            version: number;
        };
        SavedViewInput: {
            config: components["schemas"]["ViewConfig"];
            /** @default false */
            is_locked?: boolean;
            /** @default false */
            is_shared?: boolean;
            list: components["schemas"]["ViewList"];
            /** @description The next free `View (n)` unless given. */
            name?: string;
        };
        SavedViewPage: {
            count: number;
            results: components["schemas"]["SavedView"][];
        };
        SavedViewPatch: {
            config?: components["schemas"]["ViewConfig"];
            is_locked?: boolean;
            is_shared?: boolean;
            name?: string;
        };
        /** @description Items decided together (docs/product/scenarios.md). Deleted items no longer count. */
        Scenario: {
            /** @description What stands in the way of approving it; null when nothing does. */
            approval_problem: string | null;
            /** @description Sum of the estimated areas in the unit of the project. */
            area: components["schemas"]["Area"];
            /** @description The change set that this answer's write made (for undo); null on reads. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description With markups for holders of view_item_markup, else subtotals. */
            cost: components["schemas"]["Money"];
            created_at: components["schemas"]["Instant"];
            created_by: components["schemas"]["PersonOrNull"];
            id: components["schemas"]["Id"];
            /** @description Whether any of its items moves the critical path. */
            is_schedule_critical: boolean;
            items: components["schemas"]["Id"][];
            milestone: components["schemas"]["RefOrNull"];
            name: string;
            number: number;
            /** @description What approving it would add to the forecast. */
            pending_cost: components["schemas"]["Money"];
            /** @description How many of its items are still pending. */
            pending_count: number;
            /** @example S-1 */
            scenario_number: string;
            /** @description Sum of calendar days; negative is earlier. */
            schedule_days: number;
            status: components["schemas"]["ScenarioStatus"];
            updated_at: components["schemas"]["Instant"];
            version: number;
        };
        ScenarioComparison: {
            /** @description That of the project. */
            area: components["schemas"]["Area"];
            before: components["schemas"]["ForesiteSummary"];
            drivers: {
                id: components["schemas"]["Id"];
                name: string;
                weight: number;
            }[];
            results: components["schemas"]["ComparedScenario"][];
        };
        ScenarioInput: {
            items?: components["schemas"]["ItemIds"];
            name?: components["schemas"]["ScenarioName"];
        };
        ScenarioItems: {
            items: components["schemas"]["ItemIds"];
        };
        ScenarioName: string;
        ScenarioPage: {
            count: number;
            results: components["schemas"]["Scenario"][];
        };
        ScenarioPatch: {
            name: components["schemas"]["ScenarioName"];
        };
        ScenarioRef: {
            id: components["schemas"]["Id"];
            name: string;
            number: number;
            /** @example S-1 */
            scenario_number: string;
        };
        /** @enum {string} */
        ScenarioStatus: "PENDING" | "APPROVED" | "REJECTED";
        ScheduleAcceptance: {
            /** @description Keep activities that the file no longer holds. */
            keeps_gone?: boolean;
        };
        ScheduleChange: {
            field: string;
            new: string;
            old: string;
        };
        ScheduleDates: {
            date_from: components["schemas"]["IsoDate"];
            date_to: components["schemas"]["IsoDate"];
        };
        ScheduleFile: {
            /** @description Activities in the file. */
            activities: number;
            added: number;
            /** @description Calendars that are added or changed. */
            calendars: string[];
            changed: number;
            file_name: string;
            /** @description Activities of an earlier import that the file no longer holds. */
            gone: number;
            /** @description What is not taken over, or not as it is. */
            left_out: components["schemas"]["ScheduleLeftOut"][];
            /** @description What is added, changed or gone, and what links and calendars put on other dates than the file. */
            lines: components["schemas"]["ScheduleLine"][];
            link_changes: components["schemas"]["ScheduleLinkChanges"];
            /** @description Links in the file. */
            links: number;
            /** @description The name of the schedule. */
            name: string;
            /** @description Why the schedule cannot be accepted. */
            problem: string | null;
            /** @description What else on the timeline moves. */
            pushed: components["schemas"]["TimelinePush"][];
            same: number;
            /** @enum {string} */
            tool: "Microsoft Project" | "Primavera";
        };
        ScheduleLeftOut: {
            count: number;
            /** @description The first of them. */
            names: string[];
            what: string;
        };
        ScheduleLine: {
            changes: components["schemas"]["ScheduleChange"][];
            /** @description Its code on the timeline. */
            code: string | null;
            date_from: components["schemas"]["IsoDate"];
            date_to: components["schemas"]["IsoDate"];
            /** @description The id of the activity in the file. */
            external_id: string;
            /** @description The dates of the file, where links and calendars put it elsewhere. */
            file_dates: components["schemas"]["ScheduleDates"] | null;
            name: string;
            /** @enum {string} */
            state: "new" | "changed" | "gone" | "same";
        };
        ScheduleLinkChanges: {
            added: number;
            changed: number;
            removed: number;
        };
        /** @description One line of the scope sheet; ids are those of the sheet. The estimate is dollars. */
        ScopeLine: {
            estimate: components["schemas"]["MoneyOrNull"];
            id: number;
            name: string;
            quantity: number | null;
            section: string;
            unit: string;
        };
        /** @enum {string} */
        ScopeOfWork: "Civil" | "Structure" | "Envelope" | "Interiors" | "Mechanical" | "Electrical" | "Plumbing" | "Fire protection" | "Technology" | "Sitework";
        /** @enum {string|null} */
        ScopeOfWorkOrNull: "Civil" | "Structure" | "Envelope" | "Interiors" | "Mechanical" | "Electrical" | "Plumbing" | "Fire protection" | "Technology" | "Sitework" | null;
        Session: {
            /** @description Browser and system, as far as they tell; empty when not known. */
            device: string;
            expires_at: components["schemas"]["Instant"];
            id: string;
            is_current: boolean;
            signed_in_at: components["schemas"]["Instant"];
        };
        SignInApplication: {
            client_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Person"] | null;
            id: components["schemas"]["Id"];
            /** @description What the application calls this company. */
            issuer: string;
            name: string;
            redirect_uri: string;
            version: number;
        };
        SignInApplicationInput: {
            name: string;
            redirect_uri: string;
        };
        SignInApplicationPage: {
            count: number;
            results: components["schemas"]["SignInApplication"][];
        };
        SignInApplicationPatch: {
            name?: string;
            redirect_uri?: string;
        };
        SignInApplicationSecret: {
            client_id: string;
            client_secret: string;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Person"] | null;
            id: components["schemas"]["Id"];
            issuer: string;
            name: string;
            redirect_uri: string;
            version: number;
        };
        SignInRules: {
            administrators_keep_password: boolean;
            /** @description Hours without activity after which a session ends. */
            idle_hours: number;
            /** @description People whose domain has no rule. */
            other_people: number;
            /** @description Active people who sign in with a password. */
            password_people: number;
            /** @description Passwords of internal people stop where their domain signs in through a connection. */
            require_sso: boolean;
            /** @description Internal domains whose connection is on. */
            sso_domains: string[];
            version: number;
        };
        SignInRulesPatch: {
            administrators_keep_password?: boolean;
            /** @enum {integer} */
            idle_hours?: 1 | 4 | 8 | 12 | 24 | 72 | 168;
            require_sso?: boolean;
        };
        SignUp: {
            first_name: string;
            last_name: string;
            password: components["schemas"]["NewPassword"];
            token: components["schemas"]["Token"];
        };
        SsoCertificate: {
            /** Format: date-time */
            not_after: string;
            /** Format: date-time */
            not_before: string;
            subject: string;
        };
        SsoConnection: {
            address: string;
            certificates: components["schemas"]["SsoCertificate"][];
            client_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Person"] | null;
            /** @description Claim or attribute that holds the e-mail. */
            email_claim: string;
            enabled: boolean;
            family_name_claim: string;
            given_name_claim: string;
            has_secret: boolean;
            id: components["schemas"]["Id"];
            /** @description Of OpenID Connect; empty for SAML. */
            issuer: string;
            kind: components["schemas"]["ConnectionKind"];
            /** Format: date-time */
            last_sign_in_at: string | null;
            /** @description Of SAML; empty where the metadata was pasted. */
            metadata_url: string;
            name: string;
            /** @description Our name towards a SAML provider. */
            own_entity_id: string;
            people_count: number;
            problem: string | null;
            provider_entity_id: string;
            /** @description Where the provider sends people back to. */
            return_address: string;
            scopes: string;
            state: components["schemas"]["ConnectionState"];
            test: components["schemas"]["SsoTest"] | null;
            /** @description Claim that says whether the e-mail is verified. */
            verified_claim: string;
            version: number;
        };
        SsoConnectionInput: {
            client_id?: string;
            client_secret?: string;
            email_claim?: string;
            family_name_claim?: string;
            given_name_claim?: string;
            issuer?: string;
            kind: components["schemas"]["ConnectionKind"];
            metadata_url?: string;
            /** @description The metadata itself where no address serves it. */
            metadata_xml?: string;
            name: string;
            scopes?: string;
            verified_claim?: string;
        };
        SsoConnectionPage: {
            count: number;
            results: components["schemas"]["SsoConnectionRow"][];
        };
        SsoConnectionPatch: {
            client_id?: string;
            client_secret?: string;
            email_claim?: string;
            enabled?: boolean;
            family_name_claim?: string;
            given_name_claim?: string;
            issuer?: string;
            metadata_url?: string;
            metadata_xml?: string;
            name?: string;
            scopes?: string;
            verified_claim?: string;
        };
        SsoConnectionRow: {
            /** @description Where the provider is, without the scheme. */
            address: string;
            enabled: boolean;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ConnectionKind"];
            /** Format: date-time */
            last_sign_in_at: string | null;
            name: string;
            /** @description People who have signed in through it. */
            people_count: number;
            /** @description What the last test failed at. */
            problem: string | null;
            state: components["schemas"]["ConnectionState"];
            version: number;
        };
        SsoTest: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"] | null;
            /** @enum {string} */
            state: "good" | "remark" | "failed" | "waiting";
            steps: components["schemas"]["SsoTestStep"][];
        };
        SsoTestStart: {
            connection: components["schemas"]["SsoConnection"];
            /** @description Where the test goes on; null when it has failed already. */
            sign_in_url: string | null;
        };
        SsoTestStep: {
            detail: string;
            key: string;
            milliseconds: number | null;
            /** @enum {string} */
            state: "good" | "remark" | "failed" | "waiting" | "not_tried";
            title: string;
        };
        StartingComponent: {
            area?: components["schemas"]["AreaInput"] | null;
            name: string;
            target_budget?: components["schemas"]["MoneyOrNull"];
            work_type?: string | null;
        };
        StartingMilestone: {
            date: components["schemas"]["IsoDate"];
            name: string;
            short_name?: string | null;
        };
        StatusTotal: {
            cost: components["schemas"]["Money"];
            count: number;
        };
        SubItem: {
            cost_group_master_format: components["schemas"]["CostGroupRefOrNull"];
            cost_group_uni_format: components["schemas"]["CostGroupRefOrNull"];
            /** @description Codes of the company's own formats. */
            cost_groups: components["schemas"]["CustomCode"][];
            /** @description quantity x unit_cost, half away from zero to cents. */
            extension: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            /** @description Abbreviation of the unit. */
            measure: string | null;
            quantity: number | null;
            scope: string;
            unit_cost: number | null;
        };
        SubItemInput: {
            /** @description Codes of the company's own formats, at most one of each. */
            cost_group_ids?: components["schemas"]["Id"][];
            cost_group_master_format_id?: components["schemas"]["IdOrNull"];
            cost_group_uni_format_id?: components["schemas"]["IdOrNull"];
            /** @description Absent or null for a new row. */
            id?: components["schemas"]["IdOrNull"];
            measure?: string | null;
            /** @description At most four decimals. */
            quantity?: number | null;
            scope: string;
            /** @description At most four decimals. */
            unit_cost?: number | null;
        };
        /** @description Tenant flags, each on or off. */
        Switches: {
            switches: {
                [key: string]: boolean;
            };
        };
        SwitchesPatch: {
            switches: {
                amplify?: boolean;
                bid_leveling?: boolean;
                concept_lab?: boolean;
                context_module?: boolean;
                enable_custom_attributes?: boolean;
                enable_foresite_export_panel?: boolean;
                enable_normalization_indexes?: boolean;
                enable_quick_data_entry_foresite?: boolean;
                enable_quick_data_entry_issues?: boolean;
                enable_quick_data_entry_risks?: boolean;
                issues_library?: boolean;
                procurement_available?: boolean;
                public_api?: boolean;
                risks_library?: boolean;
                role_impersonation?: boolean;
                sso_setup?: boolean;
                use_new_reports_panel?: boolean;
            };
        };
        Tag: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            type: "ITEM" | "RISK" | "ISSUE";
        };
        TagInput: {
            name: string;
            /** @enum {string} */
            type: "ITEM" | "RISK" | "ISSUE";
        };
        TagPage: {
            count: number;
            results: components["schemas"]["Tag"][];
        };
        /** @enum {string} */
        Taken: "components" | "milestones" | "team" | "markups" | "settings";
        TargetBatch: {
            /** @description Targets within this component. */
            component_id?: components["schemas"]["IdOrNull"];
            dimension: string;
            /**
             * @default hand
             * @enum {string}
             */
            source?: "hand" | "paste";
            targets: components["schemas"]["TargetInput"][];
        };
        TargetBatchResult: {
            change_set_id: components["schemas"]["IdOrNull"];
            tvd: components["schemas"]["Tvd"];
        };
        TargetInput: {
            member_id: number;
            /** @description Zero is the same as none. */
            stretch?: components["schemas"]["MoneyOrNull"];
            /** @description Zero is the same as none. */
            target?: components["schemas"]["MoneyOrNull"];
            version: number;
        };
        /** @enum {string} */
        TargetState: "noTargetSet" | "onTarget" | "aboveTarget" | "aboveTargetWithinTolerance" | "belowTarget";
        Template: {
            category: components["schemas"]["TemplateCategory"] | null;
            cause: string;
            description: string;
            effect: string;
            event: string;
            id: components["schemas"]["Id"];
            impact: components["schemas"]["RatingOrNull"];
            kind: components["schemas"]["TemplateKind"];
            likelihood: components["schemas"]["RatingOrNull"];
            mitigations: components["schemas"]["TemplateMitigation"][];
            name: string;
            project_type: string | null;
            response: components["schemas"]["RiskResponse"];
            root_cause: components["schemas"]["RootCauseOrNull"];
            scope_of_work: components["schemas"]["ScopeOfWorkOrNull"];
            severity: components["schemas"]["IssueSeverity"];
            subtype: components["schemas"]["IssueSubtypeOrNull"];
            tag_names: string[];
            trade: components["schemas"]["TradeOrNull"];
            trigger: string;
            type: components["schemas"]["IssueTypeOrNull"];
            updated_at: components["schemas"]["Instant"];
            /** @description Risks or issues that were made from it. */
            used_count: number;
            version: number;
        };
        TemplateCategory: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TemplateFields: {
            category_id?: components["schemas"]["IdOrNull"];
            cause?: string;
            description?: string;
            effect?: string;
            event?: string;
            impact?: components["schemas"]["RatingOrNull"];
            likelihood?: components["schemas"]["RatingOrNull"];
            mitigations?: components["schemas"]["TemplateMitigation"][];
            name?: string;
            project_type?: string | null;
            response?: components["schemas"]["RiskResponse"];
            root_cause?: components["schemas"]["RootCauseOrNull"];
            scope_of_work?: components["schemas"]["ScopeOfWorkOrNull"];
            severity?: components["schemas"]["IssueSeverity"];
            subtype?: components["schemas"]["IssueSubtypeOrNull"];
            tag_names?: string[];
            trade?: components["schemas"]["TradeOrNull"];
            trigger?: string;
            type?: components["schemas"]["IssueTypeOrNull"];
        };
        TemplateGroup: {
            count: number;
            /** @description Null is any project type. */
            project_type: string | null;
        };
        TemplateInput: {
            kind: components["schemas"]["TemplateKind"];
        } & WithRequired<components["schemas"]["TemplateFields"], "name">;
        TemplateInputs: components["schemas"]["TemplateInput"][];
        /** @enum {string} */
        TemplateKind: "RISK" | "ISSUE";
        TemplateMitigation: {
            cost: components["schemas"]["RiskValue"];
            description: string;
            impact_effect: number;
            likelihood_effect: number;
            name: string;
        };
        TemplatePage: {
            count: number;
            groups: components["schemas"]["TemplateGroup"][];
            results: components["schemas"]["Template"][];
        };
        TemplatePatch: components["schemas"]["TemplateFields"];
        TemplateResult: {
            change_set_id: components["schemas"]["IdOrNull"];
            results: components["schemas"]["Template"][];
        };
        Tenant: {
            name: string;
            slug: string;
            /** @description Version of the product. */
            version: string;
        };
        /** @enum {string} */
        TenantFlag: "procurement_available" | "concept_lab" | "public_api" | "enable_custom_attributes" | "role_impersonation" | "sso_setup" | "bid_leveling" | "issues_library" | "risks_library" | "enable_normalization_indexes" | "amplify" | "use_new_reports_panel" | "enable_foresite_export_panel" | "context_module" | "enable_quick_data_entry_issues" | "enable_quick_data_entry_risks" | "enable_quick_data_entry_foresite";
        Timeline: {
            activities: components["schemas"]["TimelineActivity"][];
            baselines: components["schemas"]["Baseline"][];
            calendars: components["schemas"]["TimelineCalendar"][];
            events: components["schemas"]["TimelineEvent"][];
            groups: components["schemas"]["TimelineGroup"][];
            links: components["schemas"]["TimelineLink"][];
            milestones: components["schemas"]["TimelineMilestone"][];
            phases: components["schemas"]["TimelinePhase"][];
            /** @description The day of the company. */
            today: components["schemas"]["IsoDate"];
        };
        TimelineActivity: {
            assignee: components["schemas"]["Person"] | null;
            calendar_id: components["schemas"]["IdOrNull"];
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @example A-001 */
            code: string;
            date_from: components["schemas"]["IsoDate"];
            date_to: components["schemas"]["IsoDate"];
            /** @description The id of the schedule that it was imported from. */
            external_id: string | null;
            finish_by: components["schemas"]["IsoDateOrNull"];
            group_id: components["schemas"]["IdOrNull"];
            id: components["schemas"]["Id"];
            /** @description Only hands move its dates; links are checked. */
            is_manual: boolean;
            name: string;
            not_before: components["schemas"]["IsoDateOrNull"];
            number: number;
            percent_done: number;
            phase_id: components["schemas"]["IdOrNull"];
            position: number;
            /**
             * @description Work of some days, or a moment: the start of its day or the end of it.
             * @enum {string}
             */
            shape: "task" | "start" | "finish";
            version: number;
            /** @description Work days of its calendar; the finish follows from it. */
            work_days: number;
        };
        TimelineActivityInput: {
            assignee_id?: components["schemas"]["IdOrNull"];
            calendar_id?: components["schemas"]["IdOrNull"];
            date_from: components["schemas"]["IsoDate"];
            date_to?: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            group_id?: components["schemas"]["IdOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            percent_done?: number;
            phase_id?: components["schemas"]["IdOrNull"];
            /**
             * @description Work of some days, or a moment: the start of its day or the end of it.
             * @enum {string}
             */
            shape?: "task" | "start" | "finish";
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
            /** @description Work days of its calendar; the finish follows from it. */
            work_days?: number;
        };
        TimelineActivityPatch: {
            assignee_id?: components["schemas"]["IdOrNull"];
            calendar_id?: components["schemas"]["IdOrNull"];
            date_from?: components["schemas"]["IsoDate"];
            date_to?: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            group_id?: components["schemas"]["IdOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name?: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            percent_done?: number;
            phase_id?: components["schemas"]["IdOrNull"];
            /**
             * @description Work of some days, or a moment: the start of its day or the end of it.
             * @enum {string}
             */
            shape?: "task" | "start" | "finish";
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
            /** @description Work days of its calendar; the finish follows from it. */
            work_days?: number;
        };
        TimelineCalendar: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            holidays: components["schemas"]["IsoDate"][];
            id: components["schemas"]["Id"];
            is_default: boolean;
            name: string;
            version: number;
            work_days: number[];
        };
        TimelineCalendarInput: {
            holidays: components["schemas"]["IsoDate"][];
            /** @description Days of the week that are worked; 0 is Sunday. */
            work_days: number[];
        };
        TimelineDeadline: {
            code: string;
            decide_by: components["schemas"]["IsoDate"];
            due_date: components["schemas"]["IsoDateOrNull"];
            item_id: components["schemas"]["Id"];
            name: string;
            old_decide_by: components["schemas"]["IsoDate"];
            old_waiting_cost: components["schemas"]["MoneyOrNull"];
            /** @description What waiting until it is due costs, for those who see costs. */
            waiting_cost: components["schemas"]["MoneyOrNull"];
        };
        /** @enum {string} */
        TimelineEntityType: "timelineactivity" | "timelinecontractevent" | "designmilestone";
        TimelineEvent: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @example PMS-001.000 */
            code: string;
            date: components["schemas"]["IsoDate"];
            finish_by: components["schemas"]["IsoDateOrNull"];
            id: components["schemas"]["Id"];
            /** @description Only hands move its dates; links are checked. */
            is_manual: boolean;
            name: string;
            not_before: components["schemas"]["IsoDateOrNull"];
            number: number;
            type: components["schemas"]["ContractEventType"];
            version: number;
        };
        TimelineEventInput: {
            date: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
            type: components["schemas"]["ContractEventType"];
        };
        TimelineEventPatch: {
            date?: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name?: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
            type?: components["schemas"]["ContractEventType"];
        };
        TimelineGroup: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            id: components["schemas"]["Id"];
            name: string;
            phase_id: components["schemas"]["Id"];
            position: number;
            version: number;
        };
        TimelineGroupInput: {
            name: string;
            phase_id: components["schemas"]["Id"];
        };
        TimelineGroupPatch: {
            name?: string;
        };
        TimelineLink: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            from_id: components["schemas"]["Id"];
            from_type: components["schemas"]["TimelineEntityType"];
            id: components["schemas"]["Id"];
            lag_days: number;
            relationship_type: components["schemas"]["RelationshipType"];
            to_id: components["schemas"]["Id"];
            to_type: components["schemas"]["TimelineEntityType"];
            version: number;
        };
        TimelineLinkInput: {
            from_id: components["schemas"]["Id"];
            from_type: components["schemas"]["TimelineEntityType"];
            lag_days?: components["schemas"]["LagDays"];
            relationship_type?: components["schemas"]["RelationshipType"];
            to_id: components["schemas"]["Id"];
            to_type: components["schemas"]["TimelineEntityType"];
        };
        TimelineLinkPatch: {
            lag_days?: components["schemas"]["LagDays"];
            relationship_type?: components["schemas"]["RelationshipType"];
        };
        TimelineMilestone: {
            actual_date: components["schemas"]["IsoDateOrNull"];
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @example MS-001 */
            code: string;
            date: components["schemas"]["IsoDate"];
            finish_by: components["schemas"]["IsoDateOrNull"];
            has_estimate: boolean;
            id: components["schemas"]["Id"];
            /** @description Only hands move its dates; links are checked. */
            is_manual: boolean;
            name: string;
            not_before: components["schemas"]["IsoDateOrNull"];
            number: number;
            short_name: string | null;
            version: number;
        };
        TimelineMilestoneInput: {
            actual_date?: components["schemas"]["IsoDateOrNull"];
            date: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            project?: number;
            project_id?: number;
            short_name?: string | null;
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
        };
        TimelineMilestonePatch: {
            actual_date?: components["schemas"]["IsoDateOrNull"];
            date?: components["schemas"]["IsoDate"];
            finish_by?: components["schemas"]["IsoDateOrNull"];
            /** @description Only hands move its dates; links are checked. */
            is_manual?: boolean;
            name?: string;
            not_before?: components["schemas"]["IsoDateOrNull"];
            short_name?: string | null;
            timeline_predecessors_write?: components["schemas"]["TimelineRelationship"][];
        };
        TimelineMove: {
            date_from: components["schemas"]["IsoDate"];
            /** @description Without it the length stays. */
            date_to?: components["schemas"]["IsoDate"];
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["TimelineEntityType"];
        };
        TimelineMoved: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            /** @description Rows that were written. */
            count: number;
        };
        TimelineMoves: {
            moves: components["schemas"]["TimelineMove"][];
        };
        TimelineOrder: {
            activities?: components["schemas"]["TimelinePlace"][];
            phases?: components["schemas"]["Id"][];
        };
        TimelinePhase: {
            /** @description Of the write that this answers. */
            change_set_id: components["schemas"]["IdOrNull"];
            color: number | null;
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            version: number;
        };
        TimelinePhaseInput: {
            color?: number | null;
            name: string;
        };
        TimelinePhasePatch: {
            color?: number | null;
            name?: string;
        };
        TimelinePlace: {
            group_id: components["schemas"]["IdOrNull"];
            id: components["schemas"]["Id"];
            phase_id: components["schemas"]["IdOrNull"];
        };
        TimelinePreview: {
            /** @description Whether something on the critical path moves. */
            critical_moves: boolean;
            deadlines: components["schemas"]["TimelineDeadline"][];
            finish_days: number;
            /** @description The forecasted milestone, where it moves. */
            forecasted: components["schemas"]["TimelinePush"] | null;
            moved: components["schemas"]["TimelinePush"][];
            /** @description Why these moves cannot be applied. */
            problem: string | null;
            pushed: components["schemas"]["TimelinePush"][];
        };
        TimelinePush: {
            code: string;
            date_from: components["schemas"]["IsoDate"];
            date_to: components["schemas"]["IsoDate"];
            /** @description Calendar days; later is above zero. */
            days: number;
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["TimelineEntityType"];
            name: string;
            old_from: components["schemas"]["IsoDate"];
            old_to: components["schemas"]["IsoDate"];
        };
        TimelineRelationship: {
            entity_id: components["schemas"]["Id"];
            entity_type: components["schemas"]["TimelineEntityType"];
            lag_days: components["schemas"]["LagDays"];
            relationship_type: components["schemas"]["RelationshipType"];
        };
        Title: string;
        /** @description The secret of a mailed link. */
        Token: string;
        TokenBody: {
            token: components["schemas"]["Token"];
        };
        /** @enum {string} */
        TopicEntity: "item" | "risk" | "issue";
        /** @enum {string} */
        TopicOutcome: "OPEN" | "APPROVED" | "REJECTED" | "DEFERRED" | "NOTED";
        TopicRef: {
            entity: components["schemas"]["TopicEntity"];
            entity_id: components["schemas"]["Id"];
        };
        TopicRefs: components["schemas"]["TopicRef"][];
        /** @description What a topic is about; of a closed meeting, code, name, status and cost as they stood then. */
        TopicSubject: {
            /** @example VO-010 */
            code: string;
            /** @description Of an option, with markups for holders of view_item_markup; of a risk, its value. */
            cost: components["schemas"]["MoneyOrNull"];
            /** @description The milestone by which the option has to be decided. */
            deadline: {
                date: components["schemas"]["IsoDate"];
                name: string;
            } | null;
            description: string;
            due_date: components["schemas"]["IsoDateOrNull"];
            is_deleted: boolean;
            name: string;
            /** @description Likelihood times impact of a risk. */
            score: number | null;
            /** @description Severity of an issue, 1 to 5. */
            severity: number | null;
            /** @example PENDING */
            status: string;
            weekly_waiting_cost: components["schemas"]["MoneyOrNull"];
        };
        /** @enum {string} */
        Trade: "Concrete" | "Steel" | "Curtain wall" | "Roofing" | "Drywall" | "Flooring" | "Elevators" | "HVAC" | "Electrical" | "Plumbing" | "Earthwork" | "Landscape";
        /** @enum {string|null} */
        TradeOrNull: "Concrete" | "Steel" | "Curtain wall" | "Roofing" | "Drywall" | "Flooring" | "Elevators" | "HVAC" | "Electrical" | "Plumbing" | "Earthwork" | "Landscape" | null;
        TrendPoint: {
            milestone_id: components["schemas"]["Id"];
            x: components["schemas"]["IsoDate"];
            y: components["schemas"]["Money"];
        };
        TrendSeries: {
            color_index: number;
            id: number;
            name: string;
            points: components["schemas"]["TrendPoint"][];
        };
        Tvd: {
            /** @description What cost per area divides by; null while none is assigned. */
            area: components["schemas"]["Area"] | null;
            cards: components["schemas"]["TvdCard"][];
            component_id: components["schemas"]["IdOrNull"];
            dimension: string;
            members: components["schemas"]["TvdMember"][];
            /** @description The one of the newest estimate. */
            milestone: components["schemas"]["RefOrNull"];
            /** @description Percent above a target that is let pass. */
            tolerance: number;
            total: components["schemas"]["TvdTotal"];
        };
        /** @description One component against its budget; component_id null is the whole project. */
        TvdCard: {
            color_index: number;
            component_id: components["schemas"]["IdOrNull"];
            forecast: components["schemas"]["MoneyOrNull"];
            /** @description Forecast less target; positive is over. */
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            name: string;
            target: components["schemas"]["MoneyOrNull"];
            target_state: components["schemas"]["TargetState"];
        };
        /** @description A pending item that touches a member. */
        TvdItem: {
            /** @description What it changes of the member. */
            amount: components["schemas"]["Money"];
            /** @example VO-001 */
            code: string;
            /** @description Of each one at most is approved. */
            groups: components["schemas"]["Group"][];
            id: components["schemas"]["Id"];
            name: string;
        };
        TvdItemList: {
            results: components["schemas"]["TvdItem"][];
        };
        TvdMember: {
            /** @description Approved since the newest estimate. */
            approved: components["schemas"]["Money"];
            color_index: number;
            /** @description In the newest estimate. */
            current: components["schemas"]["MoneyOrNull"];
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            /** @description The most that pending items may add. */
            high: components["schemas"]["Money"];
            /** @description Of the component or code; 0 is what has no code in the format. */
            id: number;
            /** @description Pending items that touch it. */
            items_count: number;
            /** @description The most that pending items may take away. */
            low: components["schemas"]["Money"];
            /** @example B20 Exterior Enclosure */
            name: string;
            stretch: components["schemas"]["MoneyOrNull"];
            target: components["schemas"]["MoneyOrNull"];
            target_state: components["schemas"]["TargetState"];
            /** @description Of the target; 0 while none was set. */
            version: number;
        };
        TvdTotal: {
            approved: components["schemas"]["Money"];
            current: components["schemas"]["MoneyOrNull"];
            forecast: components["schemas"]["MoneyOrNull"];
            gap: components["schemas"]["MoneyOrNull"];
            gap_percent: number | null;
            /** @description Sum of the targets of the rows. */
            given_out: components["schemas"]["MoneyOrNull"];
            stretch: components["schemas"]["MoneyOrNull"];
            /** @description The budget, else what the targets come to. */
            target: components["schemas"]["MoneyOrNull"];
            target_state: components["schemas"]["TargetState"];
        };
        Unit: {
            abbreviation: string;
            /** @description Base units of its kind that one of it is: square feet, cubic feet, feet, each, pounds, hours. */
            factor: number;
            id: components["schemas"]["Id"];
            /** @description Comes first where a unit is chosen. */
            is_favorite: boolean;
            kind: components["schemas"]["UnitKind"];
            name: string;
            /** @description As files write it too. */
            synonyms: string[];
            version: number;
        };
        UnitFields: {
            abbreviation?: string;
            factor?: number;
            is_favorite?: boolean;
            kind?: components["schemas"]["UnitKind"];
            name?: string;
            synonyms?: string[];
        };
        UnitInput: WithRequired<components["schemas"]["UnitFields"], "name" | "abbreviation" | "kind">;
        /** @enum {string} */
        UnitKind: "area" | "volume" | "length" | "count" | "weight" | "time" | "lump_sum";
        UnitPage: {
            count: number;
            results: components["schemas"]["Unit"][];
        };
        UnitPatch: components["schemas"]["UnitFields"];
        UnmitigatedRisks: {
            count: number;
            value: components["schemas"]["Money"];
        };
        UnreadCount: {
            unread: number;
        };
        /** @description A goal that each option is judged by. */
        ValueDriver: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
            weight: number;
        };
        ValueDriverPage: {
            count: number;
            results: components["schemas"]["ValueDriver"][];
        };
        /** @description How the list looks: columns, widths, order, sort, filters, groups, density, page size and chart choices. */
        ViewConfig: {
            [key: string]: unknown;
        };
        ViewElsewhere: {
            id: components["schemas"]["Id"];
            name: string;
            owner: components["schemas"]["Person"];
            project: components["schemas"]["Ref"];
        };
        ViewElsewherePage: {
            count: number;
            results: components["schemas"]["ViewElsewhere"][];
        };
        ViewImport: {
            /** @description A view of another project that the caller sees. */
            view_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        ViewList: "items";
        Vision: {
            agreed_by: components["schemas"]["PersonOrNull"];
            agreed_on: components["schemas"]["IsoDateOrNull"];
            /** @description Absent without vision_widget_cost. */
            cost?: components["schemas"]["OverviewCost"];
            criteria: components["schemas"]["VisionCriterion"][];
            drivers: components["schemas"]["VisionDriver"][];
            facts: components["schemas"]["VisionFact"][];
            /** @description Pending, approved and draft items that have a score. Absent without foresite_access. */
            items?: components["schemas"]["VisionItem"][];
            /** @description Absent without vision_widget_program. */
            program?: components["schemas"]["VisionProgram"];
            /** @description What the project is for; empty while nobody wrote it. */
            statement: string;
            /** @description Of the statement and what stands beside it; 0 before the first one. */
            version: number;
        };
        VisionBatch: {
            criteria?: components["schemas"]["VisionCriterionBatch"];
            value_drivers?: components["schemas"]["VisionDriverBatch"];
            vision?: components["schemas"]["VisionStatement"];
        };
        VisionBatchResult: {
            change_set_id: components["schemas"]["IdOrNull"];
            vision: components["schemas"]["Vision"];
        };
        /** @description What the project is judged by when it is done, or on the way. */
        VisionCriterion: {
            id: components["schemas"]["Id"];
            /** @description Who judges it. */
            judge: components["schemas"]["PersonOrNull"];
            /** @description When it is judged. */
            milestone: components["schemas"]["RefOrNull"];
            name: string;
            note: string;
            position: number;
            result: components["schemas"]["CriterionResult"];
            version: number;
        };
        VisionCriterionBatch: {
            create?: components["schemas"]["VisionCriterionInput"][];
            remove?: components["schemas"]["VisionRowRef"][];
            update?: components["schemas"]["VisionCriterionPatch"][];
        };
        VisionCriterionInput: {
            judge_id?: components["schemas"]["IdOrNull"];
            milestone_id?: components["schemas"]["IdOrNull"];
            name: string;
            note?: string;
            result?: components["schemas"]["CriterionResult"];
        };
        VisionCriterionPatch: {
            id: components["schemas"]["Id"];
            judge_id?: components["schemas"]["IdOrNull"];
            milestone_id?: components["schemas"]["IdOrNull"];
            name?: string;
            note?: string;
            result?: components["schemas"]["CriterionResult"];
            version: number;
        };
        /** @description A goal that each item is judged by. */
        VisionDriver: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            version: number;
            /** @description In percent; all of them add up to 100 when they are balanced. */
            weight: number;
        };
        VisionDriverBatch: {
            create?: components["schemas"]["VisionDriverInput"][];
            /** @description Every driver in the order wanted; not together with new ones or deletions. */
            order?: components["schemas"]["Id"][];
            remove?: components["schemas"]["VisionRowRef"][];
            update?: components["schemas"]["VisionDriverPatch"][];
        };
        VisionDriverInput: {
            description?: string;
            name: string;
            weight: number;
        };
        VisionDriverPatch: {
            description?: string;
            id: components["schemas"]["Id"];
            name?: string;
            version: number;
            weight?: number;
        };
        VisionFact: {
            /** @example Beds */
            label: string;
            /** @example 192 */
            value: string;
        };
        /** @description An item that serves a value driver or harms it. */
        VisionItem: {
            /** @example VO-003 */
            code: string;
            /** @description With markups for holders of view_item_markup. */
            cost?: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            name: string;
            scores: {
                driver_id: components["schemas"]["Id"];
                score: number;
            }[];
            status: components["schemas"]["ItemStatus"];
        };
        /** @description Areas by component against the target, in the unit of the project. */
        VisionProgram: {
            components: {
                area: components["schemas"]["Area"] | null;
                color_index: number;
                id: components["schemas"]["Id"];
                /** @description False where it is left out of the project's area. */
                is_counted: boolean;
                name: string;
            }[];
            /** @description Planned less target; positive is over. */
            gap: number | null;
            /** @description Of the components that count. */
            planned: number;
            /** @description Null while none is set. */
            target: number | null;
            unit: components["schemas"]["AreaUnit"];
        };
        VisionRowRef: {
            id: components["schemas"]["Id"];
            version: number;
        };
        VisionStatement: {
            agreed_by_id?: components["schemas"]["IdOrNull"];
            agreed_on?: components["schemas"]["IsoDateOrNull"];
            facts?: components["schemas"]["VisionFact"][];
            statement?: string;
            /** @description The one that was read. */
            version: number;
        };
    };
    responses: {
        /** @description The state does not allow it; the body shows it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A permission or flag is missing; the body names it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not fit the contract. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not there, or out of sight. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A rule of the domain refused it. */
        Rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the row since; the body shows it. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than its place takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls; Retry-After says when. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is not valid here. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is of a type that its place does not take, or is not what its name says. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        AccessScopeId: components["schemas"]["Id"];
        AttachmentId: components["schemas"]["Id"];
        BaselineId: components["schemas"]["Id"];
        /** @description The `next` of the page before; absent for the newest lines. */
        Before: number;
        BidPackageId: components["schemas"]["Id"];
        ChangeSetId: components["schemas"]["Id"];
        CommentId: components["schemas"]["Id"];
        CompanyId: components["schemas"]["Id"];
        ConstructionCategoryId: components["schemas"]["Id"];
        ContextEntryId: components["schemas"]["Id"];
        ContingencyEntryId: components["schemas"]["Id"];
        ContingencyPotId: components["schemas"]["Id"];
        ContractEventId: components["schemas"]["Id"];
        CostGroupDefinitionId: components["schemas"]["Id"];
        CustomReportId: components["schemas"]["Id"];
        DeletedProjectId: components["schemas"]["Id"];
        DomainRuleId: components["schemas"]["Id"];
        EstimateUploadId: components["schemas"]["Id"];
        /** @description Adds what each row says in the company's own fields; nothing while the company does not use them. */
        ExpandCustomAttributes: boolean;
        IdeaId: components["schemas"]["Id"];
        /** @description Repeats the first answer for the same key. */
        IdempotencyKey: string;
        /** @description Version that the edit started from. */
        IfMatch: string;
        IssueId: components["schemas"]["Id"];
        /** @description Conditions in groups as JSON: `{match: and|or, rules: [{field, operator, value} or a group]}`. Conditions with no field or value are ignored. */
        ItemFilter: string;
        ItemId: components["schemas"]["Id"];
        JobId: components["schemas"]["Id"];
        /** @description Rows of a page. */
        Limit: number;
        /** @description Rows of a page, or `all`. */
        LimitOrAll: number | "all";
        MarkupTemplateId: components["schemas"]["Id"];
        MeetingId: components["schemas"]["Id"];
        MeetingTopicId: components["schemas"]["Id"];
        MilestoneId: components["schemas"]["Id"];
        NormalizationIndexId: components["schemas"]["Id"];
        Offset: number;
        /** @description Comma-separated field names, `-` for descending. */
        Ordering: string;
        ProgramVersionId: components["schemas"]["Id"];
        ProjectGroupId: components["schemas"]["Id"];
        ProjectId: components["schemas"]["Id"];
        RiskId: components["schemas"]["Id"];
        RoleId: components["schemas"]["Id"];
        SavedViewId: components["schemas"]["Id"];
        ScenarioId: components["schemas"]["Id"];
        /** @description Matches name or code without regard to case. */
        Search: string;
        SignInApplicationId: components["schemas"]["Id"];
        SsoConnectionId: components["schemas"]["Id"];
        TemplateId: components["schemas"]["Id"];
        TimelineActivityId: components["schemas"]["Id"];
        TimelineGroupId: components["schemas"]["Id"];
        TimelineLinkId: components["schemas"]["Id"];
        TimelinePhaseId: components["schemas"]["Id"];
        /** @description Adds the sums over the whole list, not only the page. */
        Totals: boolean;
        UnitOfMeasureId: components["schemas"]["Id"];
        UserId: components["schemas"]["Id"];
        /** @description Adds how many sub items each item has, and the only one where it has one. */
        WithScope: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccessScopes: {
        parameters: {
            query?: {
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccessScopePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createAccessScope: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "California",
                 *       "parent": 2
                 *     }
                 */
                "application/json": components["schemas"]["AccessScopeInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "California",
                     *       "parent": 2,
                     *       "version": 1,
                     *       "project_count": 0,
                     *       "members": [],
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccessScope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccessScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                access_scope_id: components["parameters"]["AccessScopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "California",
                     *       "parent": 2,
                     *       "version": 1,
                     *       "project_count": 0,
                     *       "members": [],
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccessScope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeAccessScope: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                access_scope_id: components["parameters"]["AccessScopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateAccessScope: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                access_scope_id: components["parameters"]["AccessScopeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parent": 3
                 *     }
                 */
                "application/json": components["schemas"]["AccessScopePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "California",
                     *       "parent": 2,
                     *       "version": 1,
                     *       "project_count": 0,
                     *       "members": [],
                     *       "roles": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccessScope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getAdministrationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": 12,
                     *       "roles": 9,
                     *       "business_units": 4
                     *     }
                     */
                    "application/json": components["schemas"]["AdministrationCounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listAttachments: {
        parameters: {
            query: {
                entity_id: components["schemas"]["Id"];
                entity_name: components["schemas"]["AttachmentEntity"];
                field_name?: components["schemas"]["AttachmentField"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createAttachment: {
        parameters: {
            query: {
                entity_id: components["schemas"]["Id"];
                entity_name: components["schemas"]["AttachmentEntity"];
                field_name: components["schemas"]["AttachmentField"];
            };
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "url": "/files/c0ffee1d4f0a4f6b9a7e5d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0918",
                     *       "entity_name": "company",
                     *       "entity_id": 1,
                     *       "field_name": "logo",
                     *       "file_name": "northbank.png",
                     *       "file_type": "image/png",
                     *       "size": 5120,
                     *       "metadata": {},
                     *       "created_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                attachment_id: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    undoChangeSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                change_set_id: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "source": "undo",
                     *       "reverts_id": 8,
                     *       "project_id": 1,
                     *       "changed": [
                     *         {
                     *           "entity": "item",
                     *           "id": 5,
                     *           "version": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "northbank",
                     *       "name": "Northbank Builders",
                     *       "tld": "northbank.example",
                     *       "time_zone": "America/Chicago",
                     *       "logo_url": null,
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northbank Builders"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyProfilePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "northbank",
                     *       "name": "Northbank Builders",
                     *       "tld": "northbank.example",
                     *       "time_zone": "America/Chicago",
                     *       "logo_url": null,
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    listCompanyHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listCompanyPeople: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "measurement_preferences": {
                     *         "area": "sq_ft"
                     *       },
                     *       "defaultFormat": "MF",
                     *       "normalize_by_default": false,
                     *       "default_custom_normalization_index_id": null,
                     *       "issues": {
                     *         "allow_draft": true
                     *       },
                     *       "dashboards": {
                     *         "external_only": false
                     *       },
                     *       "tvd": {
                     *         "tolerance": 5
                     *       },
                     *       "notifications": {
                     *         "mail_digest": "daily"
                     *       },
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCompanySettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "normalize_by_default": true
                 *     }
                 */
                "application/json": components["schemas"]["CompanySettingsPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "measurement_preferences": {
                     *         "area": "sq_ft"
                     *       },
                     *       "defaultFormat": "MF",
                     *       "normalize_by_default": false,
                     *       "default_custom_normalization_index_id": null,
                     *       "issues": {
                     *         "allow_draft": true
                     *       },
                     *       "dashboards": {
                     *         "external_only": false
                     *       },
                     *       "tvd": {
                     *         "tolerance": 5
                     *       },
                     *       "notifications": {
                     *         "mail_digest": "daily"
                     *       },
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query?: {
                /** @description Units; people of units below them are found, too. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                role_id?: components["schemas"]["Id"][];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: components["schemas"]["AccountStatus"][];
                type?: "internal" | "external";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "pending_count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteCompanyUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "joel.marsh@alderglass.example",
                 *       "role_id": 9,
                 *       "access_scope_id": null
                 *     }
                 */
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "email": "joel.marsh@alderglass.example",
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "title": null,
                     *       "status": "INVITED",
                     *       "is_external": true,
                     *       "roles": [
                     *         {
                     *           "id": 9,
                     *           "name": "Trade Partner"
                     *         }
                     *       ],
                     *       "access_scopes": [],
                     *       "project_count": 0,
                     *       "last_seen_at": null,
                     *       "invited_at": "2026-10-06T16:00:00.000Z",
                     *       "version": 1,
                     *       "projects": []
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "email": "cost@northbank.example",
                     *       "first_name": "Daniel",
                     *       "last_name": "Reyes",
                     *       "title": "Cost manager",
                     *       "status": "ACTIVE",
                     *       "is_external": false,
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager"
                     *         }
                     *       ],
                     *       "access_scopes": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank"
                     *         }
                     *       ],
                     *       "project_count": 3,
                     *       "last_seen_at": "2026-10-12T10:42:00.000Z",
                     *       "invited_at": null,
                     *       "version": 4,
                     *       "projects": [
                     *         {
                     *           "id": 1,
                     *           "name": "Cedar Ridge Patient Tower",
                     *           "code": "CRPT-26",
                     *           "role": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCompanyUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "DISABLED"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyUserPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "email": "cost@northbank.example",
                     *       "first_name": "Daniel",
                     *       "last_name": "Reyes",
                     *       "title": "Cost manager",
                     *       "status": "ACTIVE",
                     *       "is_external": false,
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager"
                     *         }
                     *       ],
                     *       "access_scopes": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank"
                     *         }
                     *       ],
                     *       "project_count": 3,
                     *       "last_seen_at": "2026-10-12T10:42:00.000Z",
                     *       "invited_at": null,
                     *       "version": 4,
                     *       "projects": [
                     *         {
                     *           "id": 1,
                     *           "name": "Cedar Ridge Patient Tower",
                     *           "code": "CRPT-26",
                     *           "role": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    assignProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projects": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProjectAssignment"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "email": "cost@northbank.example",
                     *       "first_name": "Daniel",
                     *       "last_name": "Reyes",
                     *       "title": "Cost manager",
                     *       "status": "ACTIVE",
                     *       "is_external": false,
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager"
                     *         }
                     *       ],
                     *       "access_scopes": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank"
                     *         }
                     *       ],
                     *       "project_count": 3,
                     *       "last_seen_at": "2026-10-12T10:42:00.000Z",
                     *       "invited_at": null,
                     *       "version": 4,
                     *       "projects": [
                     *         {
                     *           "id": 1,
                     *           "name": "Cedar Ridge Patient Tower",
                     *           "code": "CRPT-26",
                     *           "role": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listCompanyUserHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resendCompanyInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "email": "joel.marsh@alderglass.example",
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "title": null,
                     *       "status": "INVITED",
                     *       "is_external": true,
                     *       "roles": [
                     *         {
                     *           "id": 9,
                     *           "name": "Trade Partner"
                     *         }
                     *       ],
                     *       "access_scopes": [],
                     *       "project_count": 0,
                     *       "last_seen_at": null,
                     *       "invited_at": "2026-10-06T16:00:00.000Z",
                     *       "version": 1,
                     *       "projects": []
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyUserDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompanyInviteOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager",
                     *           "type": "internal",
                     *           "permission_count": 61,
                     *           "is_grantable": true
                     *         }
                     *       ],
                     *       "access_scopes": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank",
                     *           "parent_id": null
                     *         }
                     *       ],
                     *       "email_domains": [
                     *         "northbank.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InviteOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchCompanyUsers: {
        parameters: {
            query: {
                /** @description First letters of the address or of a name; three or more. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "email": "cost@northbank.example",
                     *           "first_name": "Daniel",
                     *           "last_name": "Reyes",
                     *           "status": "ACTIVE",
                     *           "is_external": false,
                     *           "roles": [
                     *             {
                     *               "id": 3,
                     *               "name": "Cost Manager"
                     *             }
                     *           ],
                     *           "access_scopes": [
                     *             {
                     *               "id": 1,
                     *               "name": "Northbank"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listConstructionCategories: {
        parameters: {
            query?: {
                /** @description Only those of this table. */
                classification?: components["schemas"]["CategoryTable"];
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Puts `Common` (id -1) first: the categories that the projects in the company use most stand below it. */
                with_common?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    setCategoryFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                construction_category_id: components["parameters"]["ConstructionCategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_favorite": true
                 *     }
                 */
                "application/json": components["schemas"]["CategoryFavorite"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listCostGroupDefinitions: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "MasterFormat",
                     *           "short_name": "MF",
                     *           "is_standard": true,
                     *           "is_estimates_only": false,
                     *           "code_count": 35,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CostGroupDefinitionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createCostGroupDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northbank cost codes",
                 *       "short_name": "NCC",
                 *       "codes": [
                 *         {
                 *           "div_code": "03",
                 *           "name": "Concrete",
                 *           "parent_code": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CostGroupDefinitionInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Northbank cost codes",
                     *       "short_name": "NCC",
                     *       "is_standard": false,
                     *       "is_estimates_only": false,
                     *       "code_count": 0,
                     *       "version": 1,
                     *       "custom_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["CostGroupDefinitionDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCostGroupDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                definition_id: components["parameters"]["CostGroupDefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Northbank cost codes",
                     *       "short_name": "NCC",
                     *       "is_standard": false,
                     *       "is_estimates_only": false,
                     *       "code_count": 0,
                     *       "version": 1,
                     *       "custom_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["CostGroupDefinitionDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeCostGroupDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                definition_id: components["parameters"]["CostGroupDefinitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the change set undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDefinition"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCostGroupDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                definition_id: components["parameters"]["CostGroupDefinitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northbank cost codes"
                 *     }
                 */
                "application/json": components["schemas"]["CostGroupDefinitionPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Northbank cost codes",
                     *       "short_name": "NCC",
                     *       "is_standard": false,
                     *       "is_estimates_only": false,
                     *       "code_count": 0,
                     *       "version": 1,
                     *       "custom_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["CostGroupDefinitionDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listCostGroups: {
        parameters: {
            query?: {
                definition?: components["schemas"]["Id"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                standard?: "MF" | "UF";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "definition_id": 1,
                     *           "standard": "MF",
                     *           "div_code": "08 44 00",
                     *           "name": "Curtain Wall and Glazed Assemblies"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CostGroupPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "first_name": "Daniel",
                     *       "last_name": "Reyes",
                     *       "email": "cost@northbank.example",
                     *       "title": "Cost Manager",
                     *       "avatar_url": null,
                     *       "is_external": false,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "companies": [
                     *         {
                     *           "id": 1,
                     *           "slug": "northbank",
                     *           "name": "Northbank Builders",
                     *           "logo_url": null
                     *         }
                     *       ],
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager"
                     *         }
                     *       ],
                     *       "role_impersonation": {
                     *         "is_impersonating": false,
                     *         "impersonated_role": null,
                     *         "project_id": null
                     *       },
                     *       "preferences": {
                     *         "theme": "system",
                     *         "density": "normal",
                     *         "mail_digest": "daily"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": {
                 *         "theme": "dark"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CurrentUserPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "first_name": "Daniel",
                     *       "last_name": "Reyes",
                     *       "email": "cost@northbank.example",
                     *       "title": "Cost Manager",
                     *       "avatar_url": null,
                     *       "is_external": false,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "companies": [
                     *         {
                     *           "id": 1,
                     *           "slug": "northbank",
                     *           "name": "Northbank Builders",
                     *           "logo_url": null
                     *         }
                     *       ],
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager"
                     *         }
                     *       ],
                     *       "role_impersonation": {
                     *         "is_impersonating": false,
                     *         "impersonated_role": null,
                     *         "project_id": null
                     *       },
                     *       "preferences": {
                     *         "theme": "system",
                     *         "density": "normal",
                     *         "mail_digest": "daily"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "northbank",
                     *           "name": "Northbank Builders",
                     *           "logo_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        results: components["schemas"]["Company"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "quoin-demo",
                 *       "password": "nine courses of stone"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": "Yk3vUo1",
                     *           "is_current": true,
                     *           "device": "Firefox on Windows",
                     *           "signed_in_at": "2026-10-12T09:18:00.000Z",
                     *           "expires_at": "2026-10-19T09:18:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        results: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listAttributeDefinitions: {
        parameters: {
            query: {
                /** @example SCENARIO_ITEM */
                entity_type: components["schemas"]["AttributeEntity"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["AttributeDefinitionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchDashboardPeople: {
        parameters: {
            query: {
                /** @description A part of a name or of an e-mail address; three or more letters. */
                search: string;
                /** @description The kind of the dashboard; people of outside companies are no members of internal ones. */
                type?: components["schemas"]["DashboardType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardPeople"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listDeletedProjects: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedProjectPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deleted_project_id: components["parameters"]["DeletedProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Resume after this sequence number. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 42
                     *     event: change
                     *     data: {"seq":42,"module":"foresite","entity":"item","id":5,"project_id":1,"actor":2,"kind":"updated"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    listFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "flags": {
                     *         "notifications": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientFlags"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    updateFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flags": {
                 *         "notifications": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ClientFlagsPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "flags": {
                     *         "notifications": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientFlags"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listFlagHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    getJobResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Code,Name
                     *     VO-001,Window wall
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    createLegacyProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summit Annex",
                 *       "city": "Portland",
                 *       "state": "OR",
                 *       "completion_date": ""
                 *     }
                 */
                "application/json": components["schemas"]["LegacyProjectInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateLegacyProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Portland"
                 *     }
                 */
                "application/json": components["schemas"]["LegacyProjectPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listIdeas: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those with this tag. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Window wall",
                 *       "sub_items": [
                 *         {
                 *           "scope": "Window wall",
                 *           "quantity": 61000,
                 *           "unit_cost": 84,
                 *           "measure": "SF"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdeaInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Window wall instead of unitized curtain wall",
                     *       "description": "",
                     *       "construction_category": "Envelope",
                     *       "tag_names": [
                     *         "Envelope"
                     *       ],
                     *       "lower_limit": 5,
                     *       "upper_limit": 15,
                     *       "cost": -3850000,
                     *       "row_count": 0,
                     *       "used_count": 1,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1,
                     *       "sub_items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getIdea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idea_id: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Window wall instead of unitized curtain wall",
                     *       "description": "",
                     *       "construction_category": "Envelope",
                     *       "tag_names": [
                     *         "Envelope"
                     *       ],
                     *       "lower_limit": 5,
                     *       "upper_limit": 15,
                     *       "cost": -3850000,
                     *       "row_count": 0,
                     *       "used_count": 1,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1,
                     *       "sub_items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                idea_id: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                idea_id: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upper_limit": 15
                 *     }
                 */
                "application/json": components["schemas"]["IdeaPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Window wall instead of unitized curtain wall",
                     *       "description": "",
                     *       "construction_category": "Envelope",
                     *       "tag_names": [
                     *         "Envelope"
                     *       ],
                     *       "lower_limit": 5,
                     *       "upper_limit": 15,
                     *       "cost": -3850000,
                     *       "row_count": 0,
                     *       "used_count": 1,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1,
                     *       "sub_items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listIdeaHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                idea_id: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreIdea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idea_id: components["parameters"]["IdeaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Window wall instead of unitized curtain wall",
                     *       "description": "",
                     *       "construction_category": "Envelope",
                     *       "tag_names": [
                     *         "Envelope"
                     *       ],
                     *       "lower_limit": 5,
                     *       "upper_limit": 15,
                     *       "cost": -3850000,
                     *       "row_count": 0,
                     *       "used_count": 1,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1,
                     *       "sub_items": []
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                category_id?: components["schemas"]["Id"];
                /** @description Those without a project type. */
                for_any_type?: boolean;
                kind?: components["schemas"]["TemplateKind"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                project_type?: string;
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                tag?: string;
                type?: components["schemas"]["IssueType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "groups": [],
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["TemplatePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "kind": "RISK",
                 *         "name": "Switchgear lead time over 60 weeks",
                 *         "likelihood": 4,
                 *         "impact": 4
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TemplateInputs"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 8,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "kind": "RISK",
                     *       "name": "Switchgear lead time over 60 weeks",
                     *       "description": "",
                     *       "project_type": null,
                     *       "tag_names": [
                     *         "Long lead"
                     *       ],
                     *       "category": {
                     *         "id": 1,
                     *         "name": "Procurement"
                     *       },
                     *       "likelihood": 4,
                     *       "impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "",
                     *       "event": "",
                     *       "effect": "",
                     *       "trigger": "",
                     *       "mitigations": [],
                     *       "type": null,
                     *       "subtype": null,
                     *       "severity": null,
                     *       "root_cause": null,
                     *       "scope_of_work": null,
                     *       "trade": null,
                     *       "used_count": 2,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_type": "Healthcare"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "kind": "RISK",
                     *       "name": "Switchgear lead time over 60 weeks",
                     *       "description": "",
                     *       "project_type": null,
                     *       "tag_names": [
                     *         "Long lead"
                     *       ],
                     *       "category": {
                     *         "id": 1,
                     *         "name": "Procurement"
                     *       },
                     *       "likelihood": 4,
                     *       "impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "",
                     *       "event": "",
                     *       "effect": "",
                     *       "trigger": "",
                     *       "mitigations": [],
                     *       "type": null,
                     *       "subtype": null,
                     *       "severity": null,
                     *       "root_cause": null,
                     *       "scope_of_work": null,
                     *       "trade": null,
                     *       "used_count": 2,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listTemplateHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "kind": "RISK",
                     *       "name": "Switchgear lead time over 60 weeks",
                     *       "description": "",
                     *       "project_type": null,
                     *       "tag_names": [
                     *         "Long lead"
                     *       ],
                     *       "category": {
                     *         "id": 1,
                     *         "name": "Procurement"
                     *       },
                     *       "likelihood": 4,
                     *       "impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "",
                     *       "event": "",
                     *       "effect": "",
                     *       "trigger": "",
                     *       "mitigations": [],
                     *       "type": null,
                     *       "subtype": null,
                     *       "severity": null,
                     *       "root_cause": null,
                     *       "scope_of_work": null,
                     *       "trade": null,
                     *       "used_count": 2,
                     *       "updated_at": "2026-11-20T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listMarkupTemplates: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupTemplatePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createMarkupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hard bid",
                 *       "lines": []
                 *     }
                 */
                "application/json": components["schemas"]["MarkupTemplateCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Design-build standard",
                     *       "group_name": "Building",
                     *       "is_default": true,
                     *       "lines": [
                     *         {
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupTemplate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getMarkupTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                markup_template_id: components["parameters"]["MarkupTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Design-build standard",
                     *       "group_name": "Building",
                     *       "is_default": true,
                     *       "lines": [
                     *         {
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupTemplate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMarkupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                markup_template_id: components["parameters"]["MarkupTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMarkupTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                markup_template_id: components["parameters"]["MarkupTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["MarkupTemplatePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Design-build standard",
                     *       "group_name": "Building",
                     *       "is_default": true,
                     *       "lines": [
                     *         {
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupTemplate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listMarkupTemplateHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                markup_template_id: components["parameters"]["MarkupTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreMarkupTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                markup_template_id: components["parameters"]["MarkupTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Design-build standard",
                     *       "group_name": "Building",
                     *       "is_default": true,
                     *       "lines": [
                     *         {
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupTemplate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listNormalizationIndices: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CostIndexPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createNormalizationIndex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Site constraint",
                 *       "kind": "custom",
                 *       "rows": [
                 *         {
                 *           "key": "Open",
                 *           "code": null,
                 *           "value": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CostIndexCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "City index",
                     *       "kind": "location",
                     *       "is_default": true,
                     *       "rows": [
                     *         {
                     *           "key": "Seattle",
                     *           "code": null,
                     *           "value": 1.08
                     *         }
                     *       ],
                     *       "row_count": 1,
                     *       "first_key": "Seattle",
                     *       "last_key": "Seattle",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CostIndex"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getNormalizationIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                normalization_index_id: components["parameters"]["NormalizationIndexId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "City index",
                     *       "kind": "location",
                     *       "is_default": true,
                     *       "rows": [
                     *         {
                     *           "key": "Seattle",
                     *           "code": null,
                     *           "value": 1.08
                     *         }
                     *       ],
                     *       "row_count": 1,
                     *       "first_key": "Seattle",
                     *       "last_key": "Seattle",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CostIndex"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeNormalizationIndex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                normalization_index_id: components["parameters"]["NormalizationIndexId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateNormalizationIndex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                normalization_index_id: components["parameters"]["NormalizationIndexId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["CostIndexPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "City index",
                     *       "kind": "location",
                     *       "is_default": true,
                     *       "rows": [
                     *         {
                     *           "key": "Seattle",
                     *           "code": null,
                     *           "value": 1.08
                     *         }
                     *       ],
                     *       "row_count": 1,
                     *       "first_key": "Seattle",
                     *       "last_key": "Seattle",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CostIndex"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listNormalizationIndexHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                normalization_index_id: components["parameters"]["NormalizationIndexId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreNormalizationIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                normalization_index_id: components["parameters"]["NormalizationIndexId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "City index",
                     *       "kind": "location",
                     *       "is_default": true,
                     *       "rows": [
                     *         {
                     *           "key": "Seattle",
                     *           "code": null,
                     *           "value": 1.08
                     *         }
                     *       ],
                     *       "row_count": 1,
                     *       "first_key": "Seattle",
                     *       "last_key": "Seattle",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CostIndex"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getNormalizationFactor: {
        parameters: {
            query: {
                from_custom?: string;
                from_project_id: components["schemas"]["Id"];
                /** @description Indices to read by in place of the defaults of their kinds, at most one of each. */
                indices?: components["schemas"]["Id"][];
                to_custom?: string;
                to_project_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": {
                     *         "id": 2,
                     *         "name": "St. Brendan Bed Tower",
                     *         "city": "Boston",
                     *         "year": 2021,
                     *         "cost": null,
                     *         "area": null
                     *       },
                     *       "target": {
                     *         "id": 1,
                     *         "name": "Cedar Ridge Patient Tower",
                     *         "city": "Seattle",
                     *         "year": 2026,
                     *         "cost": null,
                     *         "area": null
                     *       },
                     *       "steps": [
                     *         {
                     *           "kind": "location",
                     *           "index_id": 1,
                     *           "index_name": "City index",
                     *           "source": {
                     *             "key": "Boston",
                     *             "value": 1.14,
                     *             "basis": "stated"
                     *           },
                     *           "target": {
                     *             "key": "Seattle",
                     *             "value": 1.08,
                     *             "basis": "stated"
                     *           },
                     *           "factor": 0.947368,
                     *           "problem": null
                     *         }
                     *       ],
                     *       "factor": 1.205195,
                     *       "is_extrapolated": false
                     *     }
                     */
                    "application/json": components["schemas"]["NormalizationFactor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: number;
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "unread": 1,
                     *       "results": [
                     *         {
                     *           "id": 41,
                     *           "kind": "assigned",
                     *           "creator": {
                     *             "id": 1,
                     *             "first_name": "Maya",
                     *             "last_name": "Okafor",
                     *             "email": "admin@northbank.example"
                     *           },
                     *           "date_created": "2026-10-12T15:10:00.000Z",
                     *           "is_read": false,
                     *           "link": "/projects/1/foresite?itemDetailsId=5",
                     *           "event_data": {
                     *             "title": "Generators N+2 → N+1",
                     *             "action": "Assigned to you",
                     *             "subtitle": "VO-005 · Cedar Ridge Patient Tower"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         41,
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotificationIds"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 0
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                is_impersonable?: boolean;
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                type?: components["schemas"]["RoleType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "internal_count": 0,
                     *       "external_count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Site Manager",
                 *       "type": "internal",
                 *       "permissions": [
                 *         "foresite_access"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "Site Manager",
                     *       "description": "Runs the site",
                     *       "type": "internal",
                     *       "is_impersonable": false,
                     *       "version": 1,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "members": [],
                     *       "access_scopes": [],
                     *       "project_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "Site Manager",
                     *       "description": "Runs the site",
                     *       "type": "internal",
                     *       "is_impersonable": false,
                     *       "version": 1,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "members": [],
                     *       "access_scopes": [],
                     *       "project_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "members": [
                 *         3,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "Site Manager",
                     *       "description": "Runs the site",
                     *       "type": "internal",
                     *       "is_impersonable": false,
                     *       "version": 1,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "members": [],
                     *       "access_scopes": [],
                     *       "project_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    cloneRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "Site Manager",
                     *       "description": "Runs the site",
                     *       "type": "internal",
                     *       "is_impersonable": false,
                     *       "version": 1,
                     *       "permissions": [
                     *         "foresite_access"
                     *       ],
                     *       "members": [],
                     *       "access_scopes": [],
                     *       "project_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoleHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ImpersonationStart"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_impersonating": true,
                     *       "impersonated_role": {
                     *         "id": 7,
                     *         "name": "Owner Rep"
                     *       },
                     *       "project_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RoleImpersonation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         "foresite_access"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RolePermissions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setRolePermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                role_id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "permissions": [
                 *         "foresite_access"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RolePermissionsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         "foresite_access"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RolePermissions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    stopImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whoever did not impersonate goes on as they were. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    getPortfolio: {
        parameters: {
            query?: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those of these construction categories. */
                category_id?: components["schemas"]["Id"][];
                /** @description What rows are kept together and subtotals made by. A project of several groups has a row in each; the totals count it once. */
                group_by?: components["schemas"]["PortfolioGrouping"];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getPortfolioOutlook: {
        parameters: {
            query?: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those of these construction categories. */
                category_id?: components["schemas"]["Id"][];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioOutlook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getProjectChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_scopes": [],
                     *       "project_groups": [],
                     *       "owners": [],
                     *       "architect_firms": [],
                     *       "cm_firms": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectChoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    listDashboards: {
        parameters: {
            query?: {
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Those with one of these people. */
                member_id?: components["schemas"]["Id"][];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those that show one of these projects. */
                shown_project_id?: components["schemas"]["Id"][];
                type?: components["schemas"]["DashboardType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Capital review",
                 *       "type": "INTERNAL",
                 *       "project_ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DashboardInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Capital review",
                 *       "description": "Quarterly, with business unit leads"
                 *     }
                 */
                "application/json": components["schemas"]["DashboardPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    arrangeDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "key": "totals",
                 *           "kind": "totals",
                 *           "width": 12
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DashboardArrangement"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listDashboardHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getDashboardMetric: {
        parameters: {
            query: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those of these construction categories. */
                category_id?: components["schemas"]["Id"][];
                chart_type: components["schemas"]["MetricChart"];
                feature: components["schemas"]["MetricFeature"];
                group_axis?: components["schemas"]["MetricAxis"];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                main_axis: components["schemas"]["MetricAxis"];
                open_only?: boolean;
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                secondary_axis: components["schemas"]["MetricMeasure"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getDashboardOutlook: {
        parameters: {
            query?: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those of these construction categories. */
                category_id?: components["schemas"]["Id"][];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioOutlook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getDashboardPortfolio: {
        parameters: {
            query?: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those of these construction categories. */
                category_id?: components["schemas"]["Id"][];
                /** @description What rows are kept together and subtotals made by. A project of several groups has a row in each; the totals count it once. */
                group_by?: components["schemas"]["PortfolioGrouping"];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dashboard_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listProjectGroups: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectGroupPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hospitals",
                 *       "project_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_group_id: components["parameters"]["ProjectGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_group_id: components["parameters"]["ProjectGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hospitals and clinics"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    readProjectSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getProjectSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_name": "Program.xlsx",
                     *       "components": [],
                     *       "milestones": [],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectSheet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Those of these business units and of the units below them. */
                access_scope_id?: components["schemas"]["Id"][];
                /** @description Those with one of these delivery contracts. */
                delivery?: string[];
                /** @description What rows are kept together and subtotals made by; without it subtotals are by status, and rows only follow the ordering. */
                group_by?: components["schemas"]["ProjectGrouping"];
                /** @description Those in one of these project groups. */
                group_id?: components["schemas"]["Id"][];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Those in one of these statuses. */
                status?: components["schemas"]["ProjectStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": [],
                     *       "groups": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Westfield STEM School",
                 *       "code": "WSS-27",
                 *       "city": "Denver",
                 *       "state": "CO",
                 *       "target_area": {
                 *         "value": 128000,
                 *         "unit": "sq_ft"
                 *       },
                 *       "target_budget": 62000000
                 *     }
                 */
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Seattle",
                 *       "target_budget": 305000000
                 *     }
                 */
                "application/json": components["schemas"]["ProjectPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listBidPackages: {
        parameters: {
            query?: {
                /** @description Only packages whose award or bids are late. */
                late?: boolean;
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                owner_id?: components["schemas"]["Id"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas. */
                status?: string;
                /** @description Packages of this trade. */
                trade_is?: string;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "figures": {
                     *         "budget": 0,
                     *         "committed": 0,
                     *         "leveled_low": 0,
                     *         "leveled_count": 0,
                     *         "leveled_budget": 0,
                     *         "bought_count": 0,
                     *         "bought_budget": 0,
                     *         "savings": 0,
                     *         "late": 0
                     *       },
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["BidPackagePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createBidPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Roofing",
                 *       "status": "NOT_STARTED",
                 *       "budget": 3200000
                 *     }
                 */
                "application/json": components["schemas"]["BidPackageInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Excavation and SOE",
                     *       "work_trade": "Earthwork",
                     *       "description": "",
                     *       "status": "LEVELING",
                     *       "owner": null,
                     *       "budget": 9600000,
                     *       "leveled_low": 9350000,
                     *       "committed": null,
                     *       "bids_due": "2026-12-04",
                     *       "award_by": "2026-12-18",
                     *       "on_site": "2027-03-01",
                     *       "next_step": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BidPackage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getBidPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Excavation and SOE",
                     *       "work_trade": "Earthwork",
                     *       "description": "",
                     *       "status": "LEVELING",
                     *       "owner": null,
                     *       "budget": 9600000,
                     *       "leveled_low": 9350000,
                     *       "committed": null,
                     *       "bids_due": "2026-12-04",
                     *       "award_by": "2026-12-18",
                     *       "on_site": "2027-03-01",
                     *       "next_step": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BidPackage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeBidPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateBidPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "next_step": "Open the bids"
                 *     }
                 */
                "application/json": components["schemas"]["BidPackageInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 8,
                     *       "package": {
                     *         "id": 1,
                     *         "number": 1,
                     *         "name": "Excavation and SOE",
                     *         "work_trade": "Earthwork",
                     *         "description": "",
                     *         "status": "LEVELING",
                     *         "owner": null,
                     *         "budget": 9600000,
                     *         "leveled_low": 9350000,
                     *         "committed": null,
                     *         "bids_due": "2026-12-04",
                     *         "award_by": "2026-12-18",
                     *         "on_site": "2027-03-01",
                     *         "next_step": "",
                     *         "updated_at": "2026-10-12T09:18:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BidPackageSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listBidPackageHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBidPackageLeveling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sheet": {
                     *         "lines": [],
                     *         "bidders": []
                     *       },
                     *       "leveled_low": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BidLeveling"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveBidPackageLeveling: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "id": 1,
                 *           "section": "08 44 00",
                 *           "name": "Unitized curtain wall",
                 *           "quantity": null,
                 *           "unit": "",
                 *           "estimate": 12050000
                 *         }
                 *       ],
                 *       "bidders": []
                 *     }
                 */
                "application/json": components["schemas"]["LevelingSheet"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 8,
                     *       "leveling": {
                     *         "sheet": {
                     *           "lines": [],
                     *           "bidders": []
                     *         },
                     *         "leveled_low": null,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BidLevelingSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreBidPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bid_package_id: components["parameters"]["BidPackageId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Excavation and SOE",
                     *       "work_trade": "Earthwork",
                     *       "description": "",
                     *       "status": "LEVELING",
                     *       "owner": null,
                     *       "budget": 9600000,
                     *       "leveled_low": 9350000,
                     *       "committed": null,
                     *       "bids_due": "2026-12-04",
                     *       "award_by": "2026-12-18",
                     *       "on_site": "2027-03-01",
                     *       "next_step": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BidPackage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCalibrate: {
        parameters: {
            query?: {
                delivery?: string;
                from_year?: number;
                group_id?: components["schemas"]["Id"];
                /** @description True for legacy projects only. */
                legacy?: boolean;
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                to_year?: number;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project": {
                     *         "id": 1,
                     *         "name": "Cedar Ridge Patient Tower",
                     *         "city": "Seattle",
                     *         "state": "WA",
                     *         "year": 2026,
                     *         "is_legacy": false,
                     *         "delivery_contract_type": "CM at risk",
                     *         "area": {
                     *           "value": 304000,
                     *           "unit": "sq_ft"
                     *         },
                     *         "cost": 314800000,
                     *         "by_location": 1,
                     *         "by_time": 1,
                     *         "by_custom": 1,
                     *         "milestone_id": 5,
                     *         "milestone": "100% SD",
                     *         "category_id": 3
                     *       },
                     *       "count": 0,
                     *       "peers": [],
                     *       "deliveries": [],
                     *       "groups": []
                     *     }
                     */
                    "application/json": components["schemas"]["Calibrate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCalibrateBreakdown: {
        parameters: {
            query?: {
                delivery?: string;
                /** @description What the rows are; a number is one of the company's own formats. Systems when left out. */
                dimension?: string;
                from_year?: number;
                group_id?: components["schemas"]["Id"];
                /** @description True for legacy projects only. */
                legacy?: boolean;
                /** @description Further estimates, by their milestones, at most eight. */
                milestones?: components["schemas"]["Id"][];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                to_year?: number;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dimension": "systems",
                     *       "members": [],
                     *       "amounts": [],
                     *       "estimates": []
                     *     }
                     */
                    "application/json": components["schemas"]["CalibrateBreakdown"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listCalibrateEstimates: {
        parameters: {
            query?: {
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CalibrateEstimateList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listComments: {
        parameters: {
            query: {
                entity: components["schemas"]["CommentEntity"];
                entity_id: components["schemas"]["Id"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "item",
                 *       "entity_id": 1,
                 *       "body": "Does the price include hoisting?"
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                comment_id: components["parameters"]["CommentId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                comment_id: components["parameters"]["CommentId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "Does the price include hoisting and protection?"
                 *     }
                 */
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listComponents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listComponentUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentUsageList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveComponentBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "create": [
                 *         {
                 *           "name": "Central Utility Plant",
                 *           "target_budget": 21900000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ComponentBatch"];
            };
        };
        responses: {
            /** @description What was written, and the components as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listContextEntries: {
        parameters: {
            query?: {
                component_id?: components["schemas"]["Id"];
                cost_group_id?: components["schemas"]["Id"];
                kind?: components["schemas"]["ContextKind"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                milestone_id?: components["schemas"]["Id"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: components["schemas"]["ContextStatus"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "counts": {
                     *         "ASSUMPTION": 0,
                     *         "INCLUSION": 0,
                     *         "EXCLUSION": 0,
                     *         "QUALIFICATION": 0,
                     *         "SITE_FACT": 0
                     *       },
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContextPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createContextEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "ASSUMPTION",
                 *       "statement": "Unitized curtain wall, 42% glass."
                 *     }
                 */
                "application/json": components["schemas"]["ContextEntryCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 14,
                     *       "kind": "ASSUMPTION",
                     *       "statement": "Unitized curtain wall, 42% glass.",
                     *       "status": "HOLDS",
                     *       "milestone": null,
                     *       "component": null,
                     *       "cost_group": null,
                     *       "source": "SD basis of design, p. 11",
                     *       "amount": null,
                     *       "owner": null,
                     *       "headline": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContextEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getContextEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                context_entry_id: components["parameters"]["ContextEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 14,
                     *       "kind": "ASSUMPTION",
                     *       "statement": "Unitized curtain wall, 42% glass.",
                     *       "status": "HOLDS",
                     *       "milestone": null,
                     *       "component": null,
                     *       "cost_group": null,
                     *       "source": "SD basis of design, p. 11",
                     *       "amount": null,
                     *       "owner": null,
                     *       "headline": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContextEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeContextEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                context_entry_id: components["parameters"]["ContextEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateContextEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                context_entry_id: components["parameters"]["ContextEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "NO_LONGER_HOLDS"
                 *     }
                 */
                "application/json": components["schemas"]["ContextEntryPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 14,
                     *       "kind": "ASSUMPTION",
                     *       "statement": "Unitized curtain wall, 42% glass.",
                     *       "status": "HOLDS",
                     *       "milestone": null,
                     *       "component": null,
                     *       "cost_group": null,
                     *       "source": "SD basis of design, p. 11",
                     *       "amount": null,
                     *       "owner": null,
                     *       "headline": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContextEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listContextHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                context_entry_id: components["parameters"]["ContextEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreContextEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                context_entry_id: components["parameters"]["ContextEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 14,
                     *       "kind": "ASSUMPTION",
                     *       "statement": "Unitized curtain wall, 42% glass.",
                     *       "status": "HOLDS",
                     *       "milestone": null,
                     *       "component": null,
                     *       "cost_group": null,
                     *       "source": "SD basis of design, p. 11",
                     *       "amount": null,
                     *       "owner": null,
                     *       "headline": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContextEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getContextDifference: {
        parameters: {
            query: {
                milestone_id: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "milestone": {
                     *         "id": 1,
                     *         "name": "50% SD",
                     *         "date": "2026-01-20"
                     *       },
                     *       "no_longer": [],
                     *       "changed": [],
                     *       "added": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContextDifference"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getContingency: {
        parameters: {
            query?: {
                /** @description The end of a day that is past, by the days of its entries. */
                day?: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "as_of": "2026-10-12",
                     *       "until": null,
                     *       "estimate": null,
                     *       "pots": [],
                     *       "total": {
                     *         "opened": 0,
                     *         "funded": 0,
                     *         "drawn": 0,
                     *         "transferred": 0,
                     *         "left": 0
                     *       },
                     *       "burn": null,
                     *       "exposure": null,
                     *       "stages": []
                     *     }
                     */
                    "application/json": components["schemas"]["Contingency"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listContingencyEntries: {
        parameters: {
            query?: {
                /** @description Of this value option, for those who see markups. */
                item?: components["schemas"]["Id"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                pot?: components["schemas"]["Id"];
                reason?: "item" | "risk" | "transfer" | "none";
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContingencyEntryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createContingencyEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pot_id": 1,
                 *       "date": "2026-10-12",
                 *       "amount": 1000,
                 *       "note": "Released by the owner"
                 *     }
                 */
                "application/json": components["schemas"]["ContingencyEntryInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContingencyEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeContingencyEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contingency_entry_id: components["parameters"]["ContingencyEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateContingencyEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contingency_entry_id: components["parameters"]["ContingencyEntryId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Released by the owner in October"
                 *     }
                 */
                "application/json": components["schemas"]["ContingencyEntryPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContingencyEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listContingencyHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createContingencyPot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "construction",
                 *       "name": "Construction contingency",
                 *       "amount": 6200000,
                 *       "opened_on": "2026-09-18"
                 *     }
                 */
                "application/json": components["schemas"]["ContingencyPotInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContingencyPot"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeContingencyPot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contingency_pot_id: components["parameters"]["ContingencyPotId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateContingencyPot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contingency_pot_id: components["parameters"]["ContingencyPotId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Construction contingency, tower"
                 *     }
                 */
                "application/json": components["schemas"]["ContingencyPotPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContingencyPot"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    transferContingency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_pot_id": 1,
                 *       "to_pot_id": 2,
                 *       "date": "2026-10-12",
                 *       "amount": 1000
                 *     }
                 */
                "application/json": components["schemas"]["ContingencyTransferInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContingencyTransfer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listContractEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContractEventPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createContractEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "GMP lock",
                 *       "type": "GMP_LOCK_DATE",
                 *       "date": "2027-06-15"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineEventInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeContractEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contract_event_id: components["parameters"]["ContractEventId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateContractEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contract_event_id: components["parameters"]["ContractEventId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineEventPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["DesignMilestonePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "50% DD",
                 *       "date": "2026-10-30"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineMilestoneInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMilestone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                milestone_id: components["parameters"]["MilestoneId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                milestone_id: components["parameters"]["MilestoneId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineMilestonePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMilestone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listDetailsHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getEstimate: {
        parameters: {
            query: {
                milestone: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "milestone_id": 3,
                     *       "lines_count": 0,
                     *       "total": 0,
                     *       "components": [],
                     *       "groups": [],
                     *       "amounts": [],
                     *       "owner_costs": [],
                     *       "counts_owner_costs": false
                     *     }
                     */
                    "application/json": components["schemas"]["Estimate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    clearEstimate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "milestone_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["EstimateClear"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateCleared"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listEstimateLines: {
        parameters: {
            query: {
                component?: components["schemas"]["Id"];
                /** @description Of this cost group and those below it. */
                cost_group?: components["schemas"]["Id"];
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                milestone: components["schemas"]["Id"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description Only lines without a cost group. */
                without_code?: boolean;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateLinePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveEstimateLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "milestone_id": 3,
                 *       "creates": [
                 *         {
                 *           "description": "Mat foundation",
                 *           "component_id": 1,
                 *           "quantity": 9420,
                 *           "unit": "CY",
                 *           "unit_cost": 412
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EstimateLineBatch"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateLineBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listEstimateUploads: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                milestone?: components["schemas"]["Id"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateUploadPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readEstimateFile: {
        parameters: {
            query: {
                milestone: components["schemas"]["Id"];
            };
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "job_id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateUploadStarted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getEstimateUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                estimate_upload_id: components["parameters"]["EstimateUploadId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "upload": {
                     *         "id": 1,
                     *         "milestone_id": 4,
                     *         "file_name": "CRPT 50DD estimate r1.xlsx",
                     *         "size": 184320,
                     *         "url": "/files/0?until=1",
                     *         "status": "REVIEW",
                     *         "problem": null,
                     *         "job_id": 7,
                     *         "lines_count": null,
                     *         "amount": null,
                     *         "created_by": null,
                     *         "created_at": "2026-10-09T17:12:00.000Z",
                     *         "accepted_by": null,
                     *         "accepted_at": null,
                     *         "change_set_id": null,
                     *         "version": 1
                     *       },
                     *       "draft": null
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateUploadDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    discardEstimateUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                estimate_upload_id: components["parameters"]["EstimateUploadId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "DISCARDED"
                 *     }
                 */
                "application/json": components["schemas"]["EstimateUploadPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateUploadMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptEstimateUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                estimate_upload_id: components["parameters"]["EstimateUploadId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creates": [
                 *         {
                 *           "description": "Mat foundation",
                 *           "component_id": 1,
                 *           "quantity": 9420,
                 *           "unit": "CY",
                 *           "unit_cost": 412
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EstimateUploadAccept"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "created": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateLineBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    saveEstimateDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                estimate_upload_id: components["parameters"]["EstimateUploadId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "columns",
                 *       "sheets": [
                 *         {
                 *           "is_used": true,
                 *           "header_row": 3,
                 *           "columns": [
                 *             {
                 *               "column": 2,
                 *               "means": "description"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "codes": [],
                 *       "places": [],
                 *       "changed": [],
                 *       "left_out": []
                 *     }
                 */
                "application/json": components["schemas"]["EstimateDraft"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": null,
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["EstimateUploadMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getEstimateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                estimate_upload_id: components["parameters"]["EstimateUploadId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_name": "Estimate.xlsx",
                     *       "sheets": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    getForesite: {
        parameters: {
            query?: {
                /** @description One component alone, as if it were the project; without owner costs and risks, and not with another dimension. */
                component?: components["schemas"]["Id"];
                /** @description What the series split by; a number is one of the company's own formats. */
                dimension?: string;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foresite"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getForesiteAsOf: {
        parameters: {
            query: {
                date: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForesiteAsOf"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    compareForesite: {
        parameters: {
            query: {
                from: components["schemas"]["IsoDate"];
                to: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForesiteComparison"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listForesiteDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_day": "2026-01-05",
                     *       "last_day": "2026-10-12",
                     *       "days": [
                     *         {
                     *           "date": "2026-01-05",
                     *           "changes": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ForesiteDays"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getOutcomeInputs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seed": 1,
                     *       "forecast": 312900000,
                     *       "items": [
                     *         {
                     *           "id": 5,
                     *           "code": "VO-005",
                     *           "name": "Generators N+2 → N+1",
                     *           "cost": -1150000,
                     *           "lower_limit": 5,
                     *           "upper_limit": 10,
                     *           "probability": 50,
                     *           "group_ids": []
                     *         }
                     *       ],
                     *       "risks": [
                     *         {
                     *           "id": 2,
                     *           "code": "R-002",
                     *           "name": "Switchgear lead time",
                     *           "value": 2300000,
                     *           "likelihood": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OutcomeInputs"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    previewForesite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": [
                 *         1
                 *       ],
                 *       "change": [
                 *         {
                 *           "id": 4,
                 *           "cost": 2000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreviewInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    traceCost: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                of: string;
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "of": "forecast",
                     *       "title": "Forecast",
                     *       "note": null,
                     *       "amount": 312900000,
                     *       "item_id": null,
                     *       "count": 2,
                     *       "results": [
                     *         {
                     *           "key": "current_estimate",
                     *           "of": "current_estimate",
                     *           "title": "100% SD",
                     *           "detail": "Current estimate",
                     *           "amount": 314800000
                     *         },
                     *         {
                     *           "key": "approved",
                     *           "of": "approved",
                     *           "title": "Approved since",
                     *           "detail": null,
                     *           "amount": -1900000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CostTrace"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listProjectHistory: {
        parameters: {
            query?: {
                /** @description What this person did. */
                actor_id?: components["schemas"]["Id"];
                /** @description These areas alone; all that the caller may read when left out. */
                area?: ("items" | "estimate" | "targets" | "vision" | "risks" | "issues" | "procurement" | "context" | "timeline" | "components" | "program" | "details" | "settings" | "team")[];
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description The first day, in UTC. */
                from?: components["schemas"]["IsoDate"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The last day, in UTC. */
                to?: components["schemas"]["IsoDate"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listImpersonableRoles: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 7,
                     *           "name": "Owner Rep",
                     *           "type": "external",
                     *           "description": "",
                     *           "permissions": 12,
                     *           "withheld": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        results: components["schemas"]["ImpersonableRole"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listIssues: {
        parameters: {
            query?: {
                assignee_id?: components["schemas"]["Id"];
                discipline?: components["schemas"]["Discipline"];
                group?: "active" | "backlog" | "completed";
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                past_due?: boolean;
                priority?: components["schemas"]["IssuePriority"];
                /** @description Issues about one row, for example `risk:7`; none where the caller does not see such rows. */
                related_to?: string;
                reviewer_id?: components["schemas"]["Id"];
                root_cause?: components["schemas"]["RootCause"];
                scope_of_work?: components["schemas"]["ScopeOfWork"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                /** @description 1 to 5; 0 finds issues without one. */
                severity?: number;
                /** @description States, separated by commas. Void issues are listed only when they are asked for. */
                status?: string;
                subtype?: components["schemas"]["IssueSubtype"];
                trade?: components["schemas"]["Trade"];
                type?: components["schemas"]["IssueType"];
                unassigned?: boolean;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "past_due": 0,
                     *       "cost_at_stake": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["IssuePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveIssues: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "name": "Shaft sizes differ",
                 *         "status": "OPEN",
                 *         "severity": 4
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["IssueBatch"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 8,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["IssueBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Shaft sizes differ",
                     *       "status": "OPEN",
                     *       "severity": 4,
                     *       "priority": 4,
                     *       "due_date": "2026-10-23",
                     *       "cost_at_stake": 1150000,
                     *       "days_at_stake": 15,
                     *       "type": "Coordination",
                     *       "subtype": null,
                     *       "root_cause": "Coordination gap",
                     *       "scope_of_work": "Mechanical",
                     *       "trade": "HVAC",
                     *       "disciplines": [
                     *         "Mechanical"
                     *       ],
                     *       "assignee": null,
                     *       "reviewer": null,
                     *       "related": [],
                     *       "answer": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "answered_by": null,
                     *       "answered_on": null,
                     *       "closed_on": null,
                     *       "generated_from": null
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                issue_id: components["parameters"]["IssueId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "PENDING"
                 *     }
                 */
                "application/json": components["schemas"]["IssuePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Shaft sizes differ",
                     *       "status": "OPEN",
                     *       "severity": 4,
                     *       "priority": 4,
                     *       "due_date": "2026-10-23",
                     *       "cost_at_stake": 1150000,
                     *       "days_at_stake": 15,
                     *       "type": "Coordination",
                     *       "subtype": null,
                     *       "root_cause": "Coordination gap",
                     *       "scope_of_work": "Mechanical",
                     *       "trade": "HVAC",
                     *       "disciplines": [
                     *         "Mechanical"
                     *       ],
                     *       "assignee": null,
                     *       "reviewer": null,
                     *       "related": [],
                     *       "answer": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "answered_by": null,
                     *       "answered_on": null,
                     *       "closed_on": null,
                     *       "generated_from": null
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listIssueHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["parameters"]["IssueId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Shaft sizes differ",
                     *       "status": "OPEN",
                     *       "severity": 4,
                     *       "priority": 4,
                     *       "due_date": "2026-10-23",
                     *       "cost_at_stake": 1150000,
                     *       "days_at_stake": 15,
                     *       "type": "Coordination",
                     *       "subtype": null,
                     *       "root_cause": "Coordination gap",
                     *       "scope_of_work": "Mechanical",
                     *       "trade": "HVAC",
                     *       "disciplines": [
                     *         "Mechanical"
                     *       ],
                     *       "assignee": null,
                     *       "reviewer": null,
                     *       "related": [],
                     *       "answer": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "answered_by": null,
                     *       "answered_on": null,
                     *       "closed_on": null,
                     *       "generated_from": null
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createIssuesFromTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templates": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChosenTemplates"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "created": [
                     *         31
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RowsFromTemplates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getIssueInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "open": 0,
                     *       "past_due": 0,
                     *       "cost_at_stake": 0,
                     *       "longest": null,
                     *       "issue_by_status": [],
                     *       "issue_by_severity": [],
                     *       "issue_by_assignee": []
                     *     }
                     */
                    "application/json": components["schemas"]["IssueInsights"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getIssuesLastNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_number": 6
                     *     }
                     */
                    "application/json": components["schemas"]["LastNumber"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listIssueTargets: {
        parameters: {
            query?: {
                entity_type?: components["schemas"]["IssueLinkType"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "entity_type": "risk",
                     *           "entity_id": 3,
                     *           "code": "R-003",
                     *           "name": "Mechanical trade market thin in 2027"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTargetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listLinkTargets: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                type?: components["schemas"]["LinkType"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["LinkTargetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getProjectMarkups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "template_id": 1,
                     *       "lines": [
                     *         {
                     *           "id": 1,
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "templates": [],
                     *       "change_set_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectMarkups"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateProjectMarkups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template_id": null
                 *     }
                 */
                "application/json": components["schemas"]["ProjectMarkupsPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "template_id": 1,
                     *       "lines": [
                     *         {
                     *           "id": 1,
                     *           "name": "General conditions",
                     *           "kind": "percent_direct",
                     *           "value": 8.5,
                     *           "is_on": true,
                     *           "items_inherit": true,
                     *           "display": "separated"
                     *         }
                     *       ],
                     *       "templates": [],
                     *       "change_set_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectMarkups"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listProjectMarkupHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    previewProjectMarkups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": []
                 *     }
                 */
                "application/json": components["schemas"]["ProjectMarkupsPreview"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": {
                     *         "count": 61,
                     *         "moved": 58,
                     *         "direct": 100,
                     *         "before": 120,
                     *         "after": 118
                     *       },
                     *       "estimate": 1000,
                     *       "forecast": {
                     *         "before": 1020,
                     *         "after": 1018
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MarkupEffect"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listMeetings: {
        parameters: {
            query?: {
                /** @description Only open meetings or only closed ones. */
                is_open?: boolean;
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["MeetingPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Cost meeting",
                 *       "date": "2026-10-19"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notes": "The owner joins at ten."
                 *     }
                 */
                "application/json": components["schemas"]["MeetingPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    closeMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    reopenMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    arrangeMeetingTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topics": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MeetingTopicOrder"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    addMeetingTopics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topics": [
                 *         {
                 *           "entity": "item",
                 *           "entity_id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MeetingTopicsInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMeetingTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                meeting_topic_id: components["parameters"]["MeetingTopicId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMeetingTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                meeting_topic_id: components["parameters"]["MeetingTopicId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Ask the mill for a firm price."
                 *     }
                 */
                "application/json": components["schemas"]["MeetingTopicPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    decideMeetingTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                meeting_topic_id: components["parameters"]["MeetingTopicId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "NOTED"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingDecision"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    revertMeetingTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                meeting_id: components["parameters"]["MeetingId"];
                meeting_topic_id: components["parameters"]["MeetingTopicId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getMeetingAgenda: {
        parameters: {
            query?: {
                /** @description Day of the meeting; today unless said. */
                date?: components["schemas"]["IsoDate"];
                /** @description Days until the next meeting; a week unless said. */
                days?: number;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agenda"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                role_id?: components["schemas"]["Id"][];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                type?: "internal" | "external";
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "internal_count": 0,
                     *       "external_count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MemberPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "email": "joel.marsh@alderglass.example",
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "title": null,
                     *       "status": "INVITED",
                     *       "is_external": true,
                     *       "is_invite_pending": true,
                     *       "named_groups": [
                     *         {
                     *           "id": 9,
                     *           "name": "Trade Partner"
                     *         }
                     *       ],
                     *       "project_role": null,
                     *       "is_only_holder": true,
                     *       "access_scopes": [],
                     *       "since": "2026-10-06T16:00:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    resendMemberInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "email": "joel.marsh@alderglass.example",
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "title": null,
                     *       "status": "INVITED",
                     *       "is_external": true,
                     *       "is_invite_pending": true,
                     *       "named_groups": [
                     *         {
                     *           "id": 9,
                     *           "name": "Trade Partner"
                     *         }
                     *       ],
                     *       "project_role": null,
                     *       "is_only_holder": true,
                     *       "access_scopes": [],
                     *       "since": "2026-10-06T16:00:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getMissingData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "missing": [
                     *         "estimate"
                     *       ],
                     *       "home": "overview"
                     *     }
                     */
                    "application/json": components["schemas"]["MissingData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listModuleMembers: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                module: components["schemas"]["ProjectModule"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "first_name": "Daniel",
                     *           "last_name": "Reyes",
                     *           "email": "cost@northbank.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "letter": "A",
                     *           "items": [
                     *             1,
                     *             2
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GroupPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "letter": "C",
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["GroupWithItems"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "area": {
                     *         "today": "2026-10-12",
                     *         "unit": "sq_ft",
                     *         "target": 304000,
                     *         "completion_date": "2029-11-30",
                     *         "series": [
                     *           {
                     *             "id": 2,
                     *             "name": "Patient Tower",
                     *             "color_index": 1,
                     *             "points": [
                     *               {
                     *                 "x": "2026-05-12",
                     *                 "y": 286000,
                     *                 "milestone_id": 3
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "design_milestones": [
                     *           {
                     *             "id": 3,
                     *             "code": "MS-003",
                     *             "name": "100% SD",
                     *             "date": "2026-05-12",
                     *             "has_area": true,
                     *             "type": "current",
                     *             "total": 286000
                     *           }
                     *         ],
                     *         "pending_decisions": [],
                     *         "approved_series": [],
                     *         "current_milestone_id": 3,
                     *         "forecasted_milestone_id": null,
                     *         "summary": {
                     *           "planned": 286000,
                     *           "approved": 0,
                     *           "forecast": 286000,
                     *           "gap": -18000,
                     *           "gap_percent": -5.92,
                     *           "pending_low": 286000,
                     *           "pending_high": 286000,
                     *           "target_state": "belowTarget"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "first_name": "Daniel",
                     *           "last_name": "Reyes",
                     *           "email": "cost@northbank.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        count: number;
                        results: components["schemas"]["Person"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listProgramAreas: {
        parameters: {
            query?: {
                /**
                 * @description Of the totals; areas keep their own.
                 * @example sq_ft
                 */
                area_unit?: components["schemas"]["AreaUnit"];
                /** @description Words in the name, level or type, without regard to case. Totals stay those of the whole program. */
                search?: string;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": [],
                     *       "totals": {
                     *         "unit": "sq_ft",
                     *         "areas": 0,
                     *         "size": 0,
                     *         "counted": 0,
                     *         "net": 0,
                     *         "efficiency": null,
                     *         "assigned": 0,
                     *         "by_component": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProgramPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveProgramAreaBatch: {
        parameters: {
            query?: {
                /**
                 * @description Of the totals in the answer.
                 * @example sq_ft
                 */
                area_unit?: components["schemas"]["AreaUnit"];
            };
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "create": [
                 *         {
                 *           "name": "Emergency",
                 *           "level": "1",
                 *           "size_value": 38000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProgramAreaBatch"];
            };
        };
        responses: {
            /** @description What was written, and what the program adds up to now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramAreaBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    readRoomList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getRoomList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_name": "Rooms.xlsx",
                     *       "sheets": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listProgramVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProgramVersionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createProgramVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Program at 100% SD",
                 *       "milestone_id": null
                 *     }
                 */
                "application/json": components["schemas"]["ProgramVersionInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramVersion"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getProgramVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                program_version_id: components["parameters"]["ProgramVersionId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptProgram"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeProgramVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                program_version_id: components["parameters"]["ProgramVersionId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProgramVersionRemoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateProgramVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                program_version_id: components["parameters"]["ProgramVersionId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Program at 100% SD"
                 *     }
                 */
                "application/json": components["schemas"]["ProgramVersionPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramVersion"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listCustomReports: {
        parameters: {
            query?: {
                access?: components["schemas"]["ReportAccess"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                scope?: components["schemas"]["ReportScope"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                state?: components["schemas"]["ReportState"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomReportPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createCustomReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "New Report"
                 *     }
                 */
                "application/json": components["schemas"]["CustomReportCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Monthly cost and risk book",
                     *       "description": "Trend, items, risks and issues",
                     *       "state": "PUBLISHED",
                     *       "scope": "PROJECT",
                     *       "access": "COMPANY",
                     *       "is_own": true,
                     *       "is_here": true,
                     *       "card_count": 0,
                     *       "created_by": null,
                     *       "created_at": "2026-03-09T09:00:00.000Z",
                     *       "updated_by": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "page_size": "legal",
                     *       "page_orientation": "portrait",
                     *       "margin": "normal",
                     *       "include_header": true,
                     *       "include_cover_page": true,
                     *       "include_page_numbers": true,
                     *       "report_cards": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getCustomReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                custom_report_id: components["parameters"]["CustomReportId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Monthly cost and risk book",
                     *       "description": "Trend, items, risks and issues",
                     *       "state": "PUBLISHED",
                     *       "scope": "PROJECT",
                     *       "access": "COMPANY",
                     *       "is_own": true,
                     *       "is_here": true,
                     *       "card_count": 0,
                     *       "created_by": null,
                     *       "created_at": "2026-03-09T09:00:00.000Z",
                     *       "updated_by": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "page_size": "legal",
                     *       "page_orientation": "portrait",
                     *       "margin": "normal",
                     *       "include_header": true,
                     *       "include_cover_page": true,
                     *       "include_page_numbers": true,
                     *       "report_cards": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeCustomReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                custom_report_id: components["parameters"]["CustomReportId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCustomReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                custom_report_id: components["parameters"]["CustomReportId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "PUBLISHED"
                 *     }
                 */
                "application/json": components["schemas"]["CustomReportPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Monthly cost and risk book",
                     *       "description": "Trend, items, risks and issues",
                     *       "state": "PUBLISHED",
                     *       "scope": "PROJECT",
                     *       "access": "COMPANY",
                     *       "is_own": true,
                     *       "is_here": true,
                     *       "card_count": 0,
                     *       "created_by": null,
                     *       "created_at": "2026-03-09T09:00:00.000Z",
                     *       "updated_by": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "page_size": "legal",
                     *       "page_orientation": "portrait",
                     *       "margin": "normal",
                     *       "include_header": true,
                     *       "include_cover_page": true,
                     *       "include_page_numbers": true,
                     *       "report_cards": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreCustomReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                custom_report_id: components["parameters"]["CustomReportId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Monthly cost and risk book",
                     *       "description": "Trend, items, risks and issues",
                     *       "state": "PUBLISHED",
                     *       "scope": "PROJECT",
                     *       "access": "COMPANY",
                     *       "is_own": true,
                     *       "is_here": true,
                     *       "card_count": 0,
                     *       "created_by": null,
                     *       "created_at": "2026-03-09T09:00:00.000Z",
                     *       "updated_by": null,
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "page_size": "legal",
                     *       "page_orientation": "portrait",
                     *       "margin": "normal",
                     *       "include_header": true,
                     *       "include_cover_page": true,
                     *       "include_page_numbers": true,
                     *       "report_cards": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listRisks: {
        parameters: {
            query?: {
                category_id?: components["schemas"]["Id"];
                component_id?: components["schemas"]["Id"];
                impact?: components["schemas"]["Rating"];
                /** @description High, medium or low scores, separated by commas. */
                level?: string;
                likelihood?: components["schemas"]["Rating"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only those without a mitigation. */
                no_mitigation?: boolean;
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                owner_id?: components["schemas"]["Id"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: "IDENTIFIED" | "CLOSED" | "ALL";
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "totals": {
                     *         "value": 0,
                     *         "original_value": 0
                     *       },
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["RiskPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveRisks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "name": "Steel tariff change",
                 *         "status": "IDENTIFIED",
                 *         "likelihood": 2,
                 *         "impact": 4
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["RiskBatch"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 8,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["RiskBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                risk_id: components["parameters"]["RiskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Perched groundwater found below mat",
                     *       "category": {
                     *         "id": 15,
                     *         "name": "Site and Geotechnical"
                     *       },
                     *       "component": null,
                     *       "owner": null,
                     *       "status": "IDENTIFIED",
                     *       "likelihood": 3,
                     *       "impact": 3,
                     *       "score": 9,
                     *       "value": 1850000,
                     *       "original_value": 2400000,
                     *       "estimated_value": 5032500,
                     *       "mitigation_counts": {
                     *         "DRAFT": 0,
                     *         "IN_PROGRESS": 1,
                     *         "COMPLETE": 1
                     *       },
                     *       "comment": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "inherent_likelihood": 4,
                     *       "inherent_impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "Water perched on till",
                     *       "event": "Mat excavation floods",
                     *       "effect": "Dewatering, 3 weeks lost",
                     *       "trigger": "Water above El. 212",
                     *       "exposed_from": "2026-09-14",
                     *       "exposed_to": "2027-11-30",
                     *       "struck": false,
                     *       "outcome_cost": null,
                     *       "closed_on": null,
                     *       "mitigations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Risk"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRisk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                risk_id: components["parameters"]["RiskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateRisk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                risk_id: components["parameters"]["RiskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "likelihood": 2
                 *     }
                 */
                "application/json": components["schemas"]["RiskPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Perched groundwater found below mat",
                     *       "category": {
                     *         "id": 15,
                     *         "name": "Site and Geotechnical"
                     *       },
                     *       "component": null,
                     *       "owner": null,
                     *       "status": "IDENTIFIED",
                     *       "likelihood": 3,
                     *       "impact": 3,
                     *       "score": 9,
                     *       "value": 1850000,
                     *       "original_value": 2400000,
                     *       "estimated_value": 5032500,
                     *       "mitigation_counts": {
                     *         "DRAFT": 0,
                     *         "IN_PROGRESS": 1,
                     *         "COMPLETE": 1
                     *       },
                     *       "comment": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "inherent_likelihood": 4,
                     *       "inherent_impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "Water perched on till",
                     *       "event": "Mat excavation floods",
                     *       "effect": "Dewatering, 3 weeks lost",
                     *       "trigger": "Water above El. 212",
                     *       "exposed_from": "2026-09-14",
                     *       "exposed_to": "2027-11-30",
                     *       "struck": false,
                     *       "outcome_cost": null,
                     *       "closed_on": null,
                     *       "mitigations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Risk"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRiskHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                risk_id: components["parameters"]["RiskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                risk_id: components["parameters"]["RiskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "number": 1,
                     *       "name": "Perched groundwater found below mat",
                     *       "category": {
                     *         "id": 15,
                     *         "name": "Site and Geotechnical"
                     *       },
                     *       "component": null,
                     *       "owner": null,
                     *       "status": "IDENTIFIED",
                     *       "likelihood": 3,
                     *       "impact": 3,
                     *       "score": 9,
                     *       "value": 1850000,
                     *       "original_value": 2400000,
                     *       "estimated_value": 5032500,
                     *       "mitigation_counts": {
                     *         "DRAFT": 0,
                     *         "IN_PROGRESS": 1,
                     *         "COMPLETE": 1
                     *       },
                     *       "comment": "",
                     *       "updated_at": "2026-10-12T09:18:00.000Z",
                     *       "version": 1,
                     *       "description": "",
                     *       "inherent_likelihood": 4,
                     *       "inherent_impact": 4,
                     *       "response": "MITIGATE",
                     *       "cause": "Water perched on till",
                     *       "event": "Mat excavation floods",
                     *       "effect": "Dewatering, 3 weeks lost",
                     *       "trigger": "Water above El. 212",
                     *       "exposed_from": "2026-09-14",
                     *       "exposed_to": "2027-11-30",
                     *       "struck": false,
                     *       "outcome_cost": null,
                     *       "closed_on": null,
                     *       "mitigations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Risk"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createRisksFromTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templates": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChosenTemplates"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "created": [
                     *         31
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RowsFromTemplates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getRisksLastNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_number": 7
                     *     }
                     */
                    "application/json": components["schemas"]["LastNumber"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRiskRegister: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "levels": {
                     *         "none": 0,
                     *         "low": 0,
                     *         "medium": 1,
                     *         "high": 0
                     *       },
                     *       "cells": [
                     *         {
                     *           "likelihood": 3,
                     *           "impact": 3,
                     *           "count": 1,
                     *           "numbers": [
                     *             1
                     *           ]
                     *         }
                     *       ],
                     *       "no_mitigation": {
                     *         "count": 1,
                     *         "value": 1850000
                     *       },
                     *       "value": 1850000,
                     *       "expected": 1110000,
                     *       "mitigations": {
                     *         "DRAFT": 0,
                     *         "IN_PROGRESS": 0,
                     *         "COMPLETE": 0
                     *       },
                     *       "attention": [],
                     *       "bets": [
                     *         {
                     *           "id": 1,
                     *           "number": 1,
                     *           "name": "Perched groundwater found below mat",
                     *           "value": 1850000,
                     *           "likelihood": 3,
                     *           "impact": 3,
                     *           "category_id": 15,
                     *           "component_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RiskRegister"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                assignee?: number[];
                component?: number[];
                cost__gte?: number;
                cost__lte?: number;
                due_date__gte?: string;
                due_date__lte?: string;
                /** @description Adds what each row says in the company's own fields; nothing while the company does not use them. */
                expand_custom_attributes?: components["parameters"]["ExpandCustomAttributes"];
                /** @description Conditions in groups as JSON: `{match: and|or, rules: [{field, operator, value} or a group]}`. Conditions with no field or value are ignored. */
                filter?: components["parameters"]["ItemFilter"];
                group?: number[];
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                priority?: number[];
                scenario?: number[];
                /** @description Adds how many sub items each item has, and the only one where it has one. */
                scope?: components["parameters"]["WithScope"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: components["schemas"]["ItemStatus"][];
                /** @description -1 is untagged. */
                tag?: number[];
                /** @description Adds the sums over the whole list, not only the page. */
                totals?: components["parameters"]["Totals"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rooftop canopy",
                 *       "sub_items": [
                 *         {
                 *           "scope": "Canopy",
                 *           "quantity": 61000,
                 *           "unit_cost": 84,
                 *           "measure": "SF"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upper_limit": 15
                 *     }
                 */
                "application/json": components["schemas"]["ItemPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    approveItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "milestone": 4
                 *     }
                 */
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    cloneItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listLikelyAlternatives: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["LikelyAlternatives"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Clinical need"
                 *     }
                 */
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreItemField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "change_set_id": 12,
                 *       "field": "upper_limit"
                 *     }
                 */
                "application/json": components["schemas"]["FieldRestore"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    revertItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                item_id: components["parameters"]["ItemId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    saveItemBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creates": [
                 *         {
                 *           "name": "Rooftop canopy",
                 *           "status": "DRAFT"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemBatch"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "created": [
                     *         31
                     *       ],
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["ItemBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createItemsInBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creates": [
                 *         {
                 *           "name": "Rooftop canopy",
                 *           "status": "DRAFT"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemsToCreate"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listDeletedItems: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedItemPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                assignee?: number[];
                component?: number[];
                cost__gte?: number;
                cost__lte?: number;
                due_date__gte?: string;
                due_date__lte?: string;
                /** @description Conditions in groups as JSON: `{match: and|or, rules: [{field, operator, value} or a group]}`. Conditions with no field or value are ignored. */
                filter?: components["parameters"]["ItemFilter"];
                group?: number[];
                priority?: number[];
                scenario?: number[];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: components["schemas"]["ItemStatus"][];
                /** @description -1 is untagged. */
                tag?: number[];
            };
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createItemsFromIdeas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ideas": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChosenIdeas"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12,
                     *       "created": [
                     *         31
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemsFromIdeas"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    importItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_name": "Options.xlsx",
                     *       "sheets": [
                     *         {
                     *           "name": "Options",
                     *           "rows": [
                     *             [
                     *               "Name",
                     *               "Quantity"
                     *             ],
                     *             [
                     *               "Canopy",
                     *               61000
                     *             ]
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    getLastItemNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last_number": 12
                     *     }
                     */
                    "application/json": {
                        last_number: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listScenarios: {
        parameters: {
            query?: {
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                status?: components["schemas"]["ScenarioStatus"][];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ScenarioPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Envelope first",
                 *       "items": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScenarioInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Envelope and shell"
                 *     }
                 */
                "application/json": components["schemas"]["ScenarioPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    approveScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "milestone": 4
                 *     }
                 */
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    cloneScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listScenarioHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    assignScenarioItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         1,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScenarioItems"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    revertScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                scenario_id: components["parameters"]["ScenarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    compareScenarios: {
        parameters: {
            query: {
                /** @description Ids of the scenarios, in the order in which they are compared. */
                scenarios: components["schemas"]["Id"][];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioComparison"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getProjectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "measurement_preferences": {
                     *         "area": null
                     *       },
                     *       "defaultFormat": null,
                     *       "normalize_by_default": null,
                     *       "showCostGsf": true,
                     *       "showOwnerCost": true,
                     *       "include_owner_cost_on_estimate_cost": {
                     *         "enabled": false
                     *       },
                     *       "timeline": {
                     *         "gmp_lock_enabled": true,
                     *         "gmp_lock_date": true,
                     *         "construction_start_date": true,
                     *         "precon_start_date": true,
                     *         "precon_end_date": true
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateProjectSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "showCostGsf": false
                 *     }
                 */
                "application/json": components["schemas"]["ProjectSettingsPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "measurement_preferences": {
                     *         "area": null
                     *       },
                     *       "defaultFormat": null,
                     *       "normalize_by_default": null,
                     *       "showCostGsf": true,
                     *       "showOwnerCost": true,
                     *       "include_owner_cost_on_estimate_cost": {
                     *         "enabled": false
                     *       },
                     *       "timeline": {
                     *         "gmp_lock_enabled": true,
                     *         "gmp_lock_date": true,
                     *         "construction_start_date": true,
                     *         "precon_start_date": true,
                     *         "precon_end_date": true
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    moveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_status": "COMPLETED"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectMove"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listCandidates: {
        parameters: {
            query: {
                /** @description First letters of the address or of a name; three or more. */
                email: string;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "email": "cost@northbank.example",
                     *           "first_name": "Daniel",
                     *           "last_name": "Reyes",
                     *           "status": "ACTIVE",
                     *           "is_external": false,
                     *           "roles": [
                     *             {
                     *               "id": 3,
                     *               "name": "Cost Manager"
                     *             }
                     *           ],
                     *           "access_scopes": [
                     *             {
                     *               "id": 1,
                     *               "name": "Northbank"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "joel.marsh@alderglass.example",
                 *       "role_id": 9,
                 *       "access_scope_id": null
                 *     }
                 */
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "email": "joel.marsh@alderglass.example",
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "title": null,
                     *       "status": "INVITED",
                     *       "is_external": true,
                     *       "is_invite_pending": true,
                     *       "named_groups": [
                     *         {
                     *           "id": 9,
                     *           "name": "Trade Partner"
                     *         }
                     *       ],
                     *       "project_role": null,
                     *       "is_only_holder": true,
                     *       "access_scopes": [],
                     *       "since": "2026-10-06T16:00:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getInviteOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "id": 3,
                     *           "name": "Cost Manager",
                     *           "type": "internal",
                     *           "permission_count": 61,
                     *           "is_grantable": true
                     *         }
                     *       ],
                     *       "access_scopes": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank",
                     *           "parent_id": null
                     *         }
                     *       ],
                     *       "email_domains": [
                     *         "northbank.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InviteOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-10-12",
                     *       "phases": [],
                     *       "groups": [],
                     *       "activities": [],
                     *       "milestones": [],
                     *       "events": [],
                     *       "links": [],
                     *       "calendars": [],
                     *       "baselines": []
                     *     }
                     */
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createTimelineActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "DD package",
                 *       "date_from": "2026-06-01",
                 *       "date_to": "2027-02-26"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineActivityInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineActivity"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTimelineActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_activity_id: components["parameters"]["TimelineActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateTimelineActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_activity_id: components["parameters"]["TimelineActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineActivityPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineActivity"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listAvailablePredecessors: {
        parameters: {
            query: {
                /** @description Leave it out for something new. */
                entity_id?: components["schemas"]["Id"];
                entity_type: components["schemas"]["TimelineEntityType"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["PredecessorPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createBaseline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Plan at 100% SD"
                 *     }
                 */
                "application/json": components["schemas"]["BaselineInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Baseline"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getBaseline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                baseline_id: components["parameters"]["BaselineId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Plan",
                     *       "rows": []
                     *     }
                     */
                    "application/json": components["schemas"]["BaselineDates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeBaseline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                baseline_id: components["parameters"]["BaselineId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateBaseline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                baseline_id: components["parameters"]["BaselineId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Plan at 100% SD"
                 *     }
                 */
                "application/json": components["schemas"]["BaselineInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Baseline"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    saveTimelineCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "work_days": [
                 *         1,
                 *         2,
                 *         3,
                 *         4,
                 *         5
                 *       ],
                 *       "holidays": [
                 *         "2026-11-26"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimelineCalendarInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineCalendar"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    readScheduleFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["JobAccepted"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getScheduleFile: {
        parameters: {
            query?: {
                /** @description Keep activities that the file no longer holds. */
                keeps_gone?: boolean;
            };
            header?: never;
            path: {
                job_id: components["parameters"]["JobId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptScheduleFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                job_id: components["parameters"]["JobId"];
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keeps_gone": false
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleAcceptance"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createTimelineGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Enclosure",
                 *       "phase_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["TimelineGroupInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineGroup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTimelineGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_group_id: components["parameters"]["TimelineGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateTimelineGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_group_id: components["parameters"]["TimelineGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelineGroupPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineGroup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createTimelineLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_type": "timelineactivity",
                 *       "from_id": 1,
                 *       "to_type": "designmilestone",
                 *       "to_id": 5,
                 *       "relationship_type": "FS",
                 *       "lag_days": 0
                 *     }
                 */
                "application/json": components["schemas"]["TimelineLinkInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTimelineLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_link_id: components["parameters"]["TimelineLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateTimelineLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_link_id: components["parameters"]["TimelineLinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lag_days": 5
                 *     }
                 */
                "application/json": components["schemas"]["TimelineLinkPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    moveTimeline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "moves": [
                 *         {
                 *           "entity_type": "designmilestone",
                 *           "entity_id": 4,
                 *           "date_from": "2026-11-06"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimelineMoves"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    reorderTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phases": [
                 *         2,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimelineOrder"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    createTimelinePhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Schematic Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelinePhaseInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePhase"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTimelinePhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_phase_id: components["parameters"]["TimelinePhaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineMoved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateTimelinePhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                timeline_phase_id: components["parameters"]["TimelinePhaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Design"
                 *     }
                 */
                "application/json": components["schemas"]["TimelinePhasePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePhase"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    previewTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "moves": [
                 *         {
                 *           "entity_type": "designmilestone",
                 *           "entity_id": 4,
                 *           "date_from": "2026-11-06"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimelineMoves"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getTvd: {
        parameters: {
            query?: {
                /** @description Within one component. */
                component?: components["schemas"]["Id"];
                /** @description What the rows are; a number is one of the company's own formats. Systems when left out. */
                dimension?: string;
                /** @description Asks for an area to divide by; 409 where none is assigned. */
                per_square_foot?: boolean;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tvd"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listTvdItems: {
        parameters: {
            query: {
                /** @description Within one component. */
                component?: components["schemas"]["Id"];
                dimension: string;
                /** @description Of the dimension; 0 is what has no code. */
                member: number;
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["TvdItemList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveTargets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dimension": "systems",
                 *       "targets": [
                 *         {
                 *           "member_id": 0,
                 *           "version": 0,
                 *           "target": 250000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TargetBatch"];
            };
        };
        responses: {
            /** @description What was written, and the rows as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listValueDrivers: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ValueDriverPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listViews: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                list: components["schemas"]["ViewList"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "items",
                 *       "name": "Envelope",
                 *       "config": {
                 *         "sort": "cost"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "list": "items",
                     *       "name": "Owner meeting",
                     *       "owner": {
                     *         "id": 3,
                     *         "first_name": "Daniel",
                     *         "last_name": "Reyes",
                     *         "email": "cost@northbank.example"
                     *       },
                     *       "is_mine": true,
                     *       "is_shared": true,
                     *       "is_locked": true,
                     *       "is_selected": false,
                     *       "config": {},
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                saved_view_id: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
                saved_view_id: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "config": {
                 *         "sort": "-cost"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "list": "items",
                     *       "name": "Owner meeting",
                     *       "owner": {
                     *         "id": 3,
                     *         "first_name": "Daniel",
                     *         "last_name": "Reyes",
                     *         "email": "cost@northbank.example"
                     *       },
                     *       "is_mine": true,
                     *       "is_shared": true,
                     *       "is_locked": true,
                     *       "is_selected": false,
                     *       "config": {},
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    selectView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
                saved_view_id: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listViewsElsewhere: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                list: components["schemas"]["ViewList"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["ViewElsewherePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    importView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "view_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ViewImport"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "list": "items",
                     *       "name": "Owner meeting",
                     *       "owner": {
                     *         "id": 3,
                     *         "first_name": "Daniel",
                     *         "last_name": "Reyes",
                     *         "email": "cost@northbank.example"
                     *       },
                     *       "is_mine": true,
                     *       "is_shared": true,
                     *       "is_locked": true,
                     *       "is_selected": false,
                     *       "config": {},
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getVision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statement": "A calm bed tower that keeps nurses at the bedside.",
                     *       "agreed_by": null,
                     *       "agreed_on": "2025-09-22",
                     *       "facts": [
                     *         {
                     *           "label": "Beds",
                     *           "value": "192"
                     *         }
                     *       ],
                     *       "version": 1,
                     *       "drivers": [
                     *         {
                     *           "id": 1,
                     *           "position": 0,
                     *           "name": "Patient experience",
                     *           "description": "",
                     *           "weight": 30,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "criteria": []
                     *     }
                     */
                    "application/json": components["schemas"]["Vision"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveVision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value_drivers": {
                 *         "create": [
                 *           {
                 *             "name": "Patient experience",
                 *             "weight": 30
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VisionBatch"];
            };
        };
        responses: {
            /** @description What was written, and the vision as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisionBatchResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRecentEntities: {
        parameters: {
            query?: {
                entity?: components["schemas"]["RecentEntityKind"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "entity": "item",
                     *           "entity_id": 5,
                     *           "entity_name": "Generators N+2 → N+1",
                     *           "date_used": "2026-10-12T15:10:00.000Z",
                     *           "extra_data": {
                     *             "type": "PENDING",
                     *             "code": "VO-005",
                     *             "project_id": 1,
                     *             "project_name": "Cedar Ridge Patient Tower"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecentEntityPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    keepRecentEntity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "project",
                 *       "entity_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecentEntityInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity": "project",
                     *       "entity_id": 1,
                     *       "entity_name": "Cedar Ridge Patient Tower",
                     *       "date_used": "2026-10-12T15:10:00.000Z",
                     *       "extra_data": {
                     *         "type": "ACTIVE",
                     *         "code": "CRPT-26",
                     *         "project_id": 1,
                     *         "project_name": "Cedar Ridge Patient Tower"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecentEntity"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listRiskCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Design"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RiskCategoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listSignInApplications: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Northbank Builders",
                     *           "redirect_uri": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *           "client_id": "app-3c1d",
                     *           "issuer": "https://halden.example.com/realms/halden",
                     *           "created_at": "2026-10-10T09:00:00.000Z",
                     *           "created_by": null,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SignInApplicationPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createSignInApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northbank Builders",
                 *       "redirect_uri": "https://northbank.example.com/return"
                 *     }
                 */
                "application/json": components["schemas"]["SignInApplicationInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Northbank Builders",
                     *       "redirect_uri": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "client_id": "app-3c1d",
                     *       "issuer": "https://halden.example.com/realms/halden",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "version": 1,
                     *       "client_secret": "only-shown-once"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInApplicationSecret"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSignInApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sign_in_application_id: components["parameters"]["SignInApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateSignInApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sign_in_application_id: components["parameters"]["SignInApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northbank"
                 *     }
                 */
                "application/json": components["schemas"]["SignInApplicationPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Northbank Builders",
                     *       "redirect_uri": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "client_id": "app-3c1d",
                     *       "issuer": "https://halden.example.com/realms/halden",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SignInApplication"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    renewApplicationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sign_in_application_id: components["parameters"]["SignInApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Northbank Builders",
                     *       "redirect_uri": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "client_id": "app-3c1d",
                     *       "issuer": "https://halden.example.com/realms/halden",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "version": 1,
                     *       "client_secret": "only-shown-once"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInApplicationSecret"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listSsoConnections: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "kind": "oidc",
                     *           "name": "Halden Identity",
                     *           "enabled": true,
                     *           "version": 3,
                     *           "state": "on",
                     *           "address": "id.halden.example",
                     *           "people_count": 1,
                     *           "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *           "problem": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SsoConnectionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "oidc",
                 *       "name": "Halden Identity",
                 *       "issuer": "https://id.halden.example"
                 *     }
                 */
                "application/json": components["schemas"]["SsoConnectionInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "oidc",
                     *       "name": "Halden Identity",
                     *       "enabled": true,
                     *       "version": 3,
                     *       "state": "on",
                     *       "address": "id.halden.example",
                     *       "people_count": 1,
                     *       "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *       "problem": null,
                     *       "issuer": "https://id.halden.example",
                     *       "client_id": "5f0c2b7e91d44c1a",
                     *       "has_secret": true,
                     *       "scopes": "openid profile email",
                     *       "email_claim": "email",
                     *       "verified_claim": "email_verified",
                     *       "given_name_claim": "given_name",
                     *       "family_name_claim": "family_name",
                     *       "metadata_url": "",
                     *       "provider_entity_id": "",
                     *       "certificates": [],
                     *       "return_address": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "own_entity_id": "https://northbank.example.com/realms/northbank/broker/1",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "test": {
                     *         "state": "good",
                     *         "at": "2026-10-12T10:38:00.000Z",
                     *         "by": null,
                     *         "steps": [
                     *           {
                     *             "key": "discovery",
                     *             "title": "Discovery document",
                     *             "detail": "id.halden.example",
                     *             "state": "good",
                     *             "milliseconds": 142
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SsoConnection"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    getSsoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "oidc",
                     *       "name": "Halden Identity",
                     *       "enabled": true,
                     *       "version": 3,
                     *       "state": "on",
                     *       "address": "id.halden.example",
                     *       "people_count": 1,
                     *       "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *       "problem": null,
                     *       "issuer": "https://id.halden.example",
                     *       "client_id": "5f0c2b7e91d44c1a",
                     *       "has_secret": true,
                     *       "scopes": "openid profile email",
                     *       "email_claim": "email",
                     *       "verified_claim": "email_verified",
                     *       "given_name_claim": "given_name",
                     *       "family_name_claim": "family_name",
                     *       "metadata_url": "",
                     *       "provider_entity_id": "",
                     *       "certificates": [],
                     *       "return_address": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "own_entity_id": "https://northbank.example.com/realms/northbank/broker/1",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "test": {
                     *         "state": "good",
                     *         "at": "2026-10-12T10:38:00.000Z",
                     *         "by": null,
                     *         "steps": [
                     *           {
                     *             "key": "discovery",
                     *             "title": "Discovery document",
                     *             "detail": "id.halden.example",
                     *             "state": "good",
                     *             "milliseconds": 142
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SsoConnection"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateSsoConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Halden Studio"
                 *     }
                 */
                "application/json": components["schemas"]["SsoConnectionPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "oidc",
                     *       "name": "Halden Identity",
                     *       "enabled": true,
                     *       "version": 3,
                     *       "state": "on",
                     *       "address": "id.halden.example",
                     *       "people_count": 1,
                     *       "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *       "problem": null,
                     *       "issuer": "https://id.halden.example",
                     *       "client_id": "5f0c2b7e91d44c1a",
                     *       "has_secret": true,
                     *       "scopes": "openid profile email",
                     *       "email_claim": "email",
                     *       "verified_claim": "email_verified",
                     *       "given_name_claim": "given_name",
                     *       "family_name_claim": "family_name",
                     *       "metadata_url": "",
                     *       "provider_entity_id": "",
                     *       "certificates": [],
                     *       "return_address": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "own_entity_id": "https://northbank.example.com/realms/northbank/broker/1",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "test": {
                     *         "state": "good",
                     *         "at": "2026-10-12T10:38:00.000Z",
                     *         "by": null,
                     *         "steps": [
                     *           {
                     *             "key": "discovery",
                     *             "title": "Discovery document",
                     *             "detail": "id.halden.example",
                     *             "state": "good",
                     *             "milliseconds": 142
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SsoConnection"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    loadSsoMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "oidc",
                     *       "name": "Halden Identity",
                     *       "enabled": true,
                     *       "version": 3,
                     *       "state": "on",
                     *       "address": "id.halden.example",
                     *       "people_count": 1,
                     *       "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *       "problem": null,
                     *       "issuer": "https://id.halden.example",
                     *       "client_id": "5f0c2b7e91d44c1a",
                     *       "has_secret": true,
                     *       "scopes": "openid profile email",
                     *       "email_claim": "email",
                     *       "verified_claim": "email_verified",
                     *       "given_name_claim": "given_name",
                     *       "family_name_claim": "family_name",
                     *       "metadata_url": "",
                     *       "provider_entity_id": "",
                     *       "certificates": [],
                     *       "return_address": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *       "own_entity_id": "https://northbank.example.com/realms/northbank/broker/1",
                     *       "created_at": "2026-10-10T09:00:00.000Z",
                     *       "created_by": null,
                     *       "test": {
                     *         "state": "good",
                     *         "at": "2026-10-12T10:38:00.000Z",
                     *         "by": null,
                     *         "steps": [
                     *           {
                     *             "key": "discovery",
                     *             "title": "Discovery document",
                     *             "detail": "id.halden.example",
                     *             "state": "good",
                     *             "milliseconds": 142
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SsoConnection"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    forgetSsoPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    testSsoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sso_connection_id: components["parameters"]["SsoConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connection": {
                     *         "id": 1,
                     *         "kind": "oidc",
                     *         "name": "Halden Identity",
                     *         "enabled": true,
                     *         "version": 3,
                     *         "state": "on",
                     *         "address": "id.halden.example",
                     *         "people_count": 1,
                     *         "last_sign_in_at": "2026-10-12T10:42:00.000Z",
                     *         "problem": null,
                     *         "issuer": "https://id.halden.example",
                     *         "client_id": "5f0c2b7e91d44c1a",
                     *         "has_secret": true,
                     *         "scopes": "openid profile email",
                     *         "email_claim": "email",
                     *         "verified_claim": "email_verified",
                     *         "given_name_claim": "given_name",
                     *         "family_name_claim": "family_name",
                     *         "metadata_url": "",
                     *         "provider_entity_id": "",
                     *         "certificates": [],
                     *         "return_address": "https://northbank.example.com/realms/northbank/broker/1/endpoint",
                     *         "own_entity_id": "https://northbank.example.com/realms/northbank/broker/1",
                     *         "created_at": "2026-10-10T09:00:00.000Z",
                     *         "created_by": null,
                     *         "test": {
                     *           "state": "good",
                     *           "at": "2026-10-12T10:38:00.000Z",
                     *           "by": null,
                     *           "steps": [
                     *             {
                     *               "key": "discovery",
                     *               "title": "Discovery document",
                     *               "detail": "id.halden.example",
                     *               "state": "good",
                     *               "milliseconds": 142
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "sign_in_url": null
                     *     }
                     */
                    "application/json": components["schemas"]["SsoTestStart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listDomainRules: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Comma-separated field names, `-` for descending. */
                ordering?: components["parameters"]["Ordering"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "domain": "halden.example",
                     *           "connection": {
                     *             "id": 1,
                     *             "name": "Halden Identity",
                     *             "kind": "oidc",
                     *             "enabled": true
                     *           },
                     *           "ownership": "verified",
                     *           "verified_at": "2026-10-12T09:00:00.000Z",
                     *           "record_name": "halden.example",
                     *           "record_value": "quoin-verification=4mJ1",
                     *           "is_internal": false,
                     *           "people_count": 1,
                     *           "version": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DomainRulePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createDomainRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "halden.example",
                 *       "connection": null
                 *     }
                 */
                "application/json": components["schemas"]["DomainRuleInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "domain": "halden.example",
                     *       "connection": {
                     *         "id": 1,
                     *         "name": "Halden Identity",
                     *         "kind": "oidc",
                     *         "enabled": true
                     *       },
                     *       "ownership": "verified",
                     *       "verified_at": "2026-10-12T09:00:00.000Z",
                     *       "record_name": "halden.example",
                     *       "record_value": "quoin-verification=4mJ1",
                     *       "is_internal": false,
                     *       "people_count": 1,
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DomainRule"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeDomainRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                domain_rule_id: components["parameters"]["DomainRuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooMany"];
        };
    };
    updateDomainRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                domain_rule_id: components["parameters"]["DomainRuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "connection": null
                 *     }
                 */
                "application/json": components["schemas"]["DomainRulePatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "domain": "halden.example",
                     *       "connection": {
                     *         "id": 1,
                     *         "name": "Halden Identity",
                     *         "kind": "oidc",
                     *         "enabled": true
                     *       },
                     *       "ownership": "verified",
                     *       "verified_at": "2026-10-12T09:00:00.000Z",
                     *       "record_name": "halden.example",
                     *       "record_value": "quoin-verification=4mJ1",
                     *       "is_internal": false,
                     *       "people_count": 1,
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DomainRule"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyDomainRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain_rule_id: components["parameters"]["DomainRuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "domain": "halden.example",
                     *       "connection": {
                     *         "id": 1,
                     *         "name": "Halden Identity",
                     *         "kind": "oidc",
                     *         "enabled": true
                     *       },
                     *       "ownership": "verified",
                     *       "verified_at": "2026-10-12T09:00:00.000Z",
                     *       "record_name": "halden.example",
                     *       "record_value": "quoin-verification=4mJ1",
                     *       "is_internal": false,
                     *       "people_count": 1,
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DomainRule"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listSsoHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; absent for the newest lines. */
                before?: components["parameters"]["Before"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "next": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getSignInRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "require_sso": false,
                     *       "administrators_keep_password": true,
                     *       "idle_hours": 168,
                     *       "password_people": 3,
                     *       "other_people": 1,
                     *       "sso_domains": [
                     *         "northbank.example"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SignInRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    updateSignInRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idle_hours": 12
                 *     }
                 */
                "application/json": components["schemas"]["SignInRulesPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "require_sso": false,
                     *       "administrators_keep_password": true,
                     *       "idle_hours": 168,
                     *       "password_people": 3,
                     *       "other_people": 1,
                     *       "sso_domains": [
                     *         "northbank.example"
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SignInRules"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    listSwitches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switches": {
                     *         "procurement_available": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Switches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    updateSwitches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "switches": {
                 *         "amplify": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SwitchesPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switches": {
                     *         "amplify": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Switches"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
                type?: "ITEM" | "RISK" | "ISSUE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Envelope",
                     *           "type": "ITEM"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createTags: {
        parameters: {
            query?: {
                project_id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "type": "ITEM",
                 *         "name": "Envelope"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TagInput"][];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Envelope",
                     *         "type": "ITEM"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "northbank",
                     *       "name": "Northbank Builders",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listUnits: {
        parameters: {
            query?: {
                kind?: components["schemas"]["UnitKind"];
                /** @description Rows of a page, or `all`. */
                limit?: components["parameters"]["LimitOrAll"];
                offset?: components["parameters"]["Offset"];
                /** @description Matches name or code without regard to case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Square feet",
                     *           "abbreviation": "SF",
                     *           "kind": "area",
                     *           "factor": 1,
                     *           "synonyms": [
                     *             "sq ft"
                     *           ],
                     *           "is_favorite": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UnitPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats the first answer for the same key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hundred square feet",
                 *       "abbreviation": "CSF",
                 *       "kind": "area",
                 *       "factor": 100,
                 *       "synonyms": [
                 *         "c.s.f."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UnitInput"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Square feet",
                     *       "abbreviation": "SF",
                     *       "kind": "area",
                     *       "factor": 1,
                     *       "synonyms": [
                     *         "sq ft"
                     *       ],
                     *       "is_favorite": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    removeUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unit_of_measure_id: components["parameters"]["UnitOfMeasureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the change set undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change_set_id": 12
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDefinition"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    updateUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the edit started from. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unit_of_measure_id: components["parameters"]["UnitOfMeasureId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_favorite": true
                 *     }
                 */
                "application/json": components["schemas"]["UnitPatch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Square feet",
                     *       "abbreviation": "SF",
                     *       "kind": "area",
                     *       "factor": 1,
                     *       "synonyms": [
                     *         "sq ft"
                     *       ],
                     *       "is_favorite": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    completeSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q0Zr1kWg5nH8d2uYx7mB4vC6sL9fA3tE_jPiO-RoNcK",
                 *       "first_name": "Ines",
                 *       "last_name": "Kaya",
                 *       "password": "nine courses of stone"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "new@northbank.example"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginHint"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    userExists: {
        parameters: {
            query: {
                email: components["schemas"]["Email"];
                token: components["schemas"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exists": false
                     *     }
                     */
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q0Zr1kWg5nH8d2uYx7mB4vC6sL9fA3tE_jPiO-RoNcK"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "open",
                     *       "purpose": "sign_up",
                     *       "email": "new@northbank.example",
                     *       "first_name": "",
                     *       "last_name": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    renewLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q0Zr1kWg5nH8d2uYx7mB4vC6sL9fA3tE_jPiO-RoNcK"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q0Zr1kWg5nH8d2uYx7mB4vC6sL9fA3tE_jPiO-RoNcK",
                 *       "password": "nine courses of stone"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "cost@northbank.example"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginHint"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
    requestPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "cost@northbank.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            422: components["responses"]["Rule"];
            429: components["responses"]["TooMany"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
