CREATE TABLE "peer_exclusion" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"peer_id" bigint NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "peer_exclusion_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "peer_exclusion_tenant" CHECK ("peer_exclusion"."tenant_id" > 0),
	CONSTRAINT "peer_exclusion_other" CHECK ("peer_exclusion"."project_id" <> "peer_exclusion"."peer_id")
);
--> statement-breakpoint
ALTER TABLE "peer_exclusion" ADD CONSTRAINT "peer_exclusion_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_exclusion" ADD CONSTRAINT "peer_exclusion_peer_fk" FOREIGN KEY ("tenant_id","peer_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peer_exclusion_peer_index" ON "peer_exclusion" USING btree ("tenant_id","peer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_exclusion_unique" ON "peer_exclusion" USING btree ("tenant_id","project_id","peer_id");