CREATE TABLE "division_exclusion" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"dimension" text NOT NULL,
	"member_key" text NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "division_exclusion_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "division_exclusion_tenant" CHECK ("division_exclusion"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "division_exclusion" ADD CONSTRAINT "division_exclusion_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "division_exclusion_unique" ON "division_exclusion" USING btree ("tenant_id","project_id","dimension","member_key");