ALTER TABLE "view_choice" DROP CONSTRAINT "view_choice_pk";
--> statement-breakpoint
ALTER TABLE "view_choice" ADD CONSTRAINT "view_choice_pk" PRIMARY KEY("tenant_id","user_id","view_id");
--> statement-breakpoint
DROP INDEX "saved_view_name_unique";
--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "project_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "view_choice" ALTER COLUMN "project_id" DROP NOT NULL;
--> statement-breakpoint
CREATE INDEX "saved_view_project_index" ON "saved_view" USING btree ("tenant_id","project_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "view_choice_unique" ON "view_choice" USING btree ("tenant_id","user_id",coalesce("project_id", 0),"list");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_unique" ON "saved_view" USING btree ("tenant_id",coalesce("project_id", 0),"list","owner_id",lower("name"));